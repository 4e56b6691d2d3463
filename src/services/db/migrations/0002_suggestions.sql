CREATE TABLE "suggestion_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"suggestion_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"unit_number" text DEFAULT '' NOT NULL,
	"resident_name" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"assignee_id" uuid,
	"assignee_name" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"merged_into_id" uuid,
	CONSTRAINT "suggestions_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
ALTER TABLE "suggestion_messages" ADD CONSTRAINT "suggestion_messages_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_messages_of" ON "suggestion_messages" USING btree ("suggestion_id","at");--> statement-breakpoint
CREATE INDEX "suggestions_status" ON "suggestions" USING btree ("property_id","status","due_at");--> statement-breakpoint
CREATE INDEX "suggestions_merged" ON "suggestions" USING btree ("merged_into_id");