CREATE TABLE "vote_casts" (
	"vote_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"proxy" text NOT NULL,
	"proxy_key" text NOT NULL,
	"via" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "vote_casts_vote_id_unit_id_pk" PRIMARY KEY("vote_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "vote_units" (
	"vote_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"number" text NOT NULL,
	"owners" jsonb NOT NULL,
	"holder" text NOT NULL,
	"weight" integer NOT NULL,
	"counted" integer NOT NULL,
	"barred" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vote_units_vote_id_unit_id_pk" PRIMARY KEY("vote_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"noticed_on" date NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"notice_days" smallint NOT NULL,
	"bar_arrears" boolean NOT NULL,
	"holder_cap" smallint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"first_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vote_casts" ADD CONSTRAINT "vote_casts_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_casts" ADD CONSTRAINT "vote_casts_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_units" ADD CONSTRAINT "vote_units_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_units" ADD CONSTRAINT "vote_units_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vote_casts_proxy" ON "vote_casts" USING btree ("vote_id","proxy_key");--> statement-breakpoint
CREATE INDEX "votes_place" ON "votes" USING btree ("property_id","opens_on");--> statement-breakpoint
CREATE UNIQUE INDEX "votes_one_second" ON "votes" USING btree ("first_id") WHERE "votes"."first_id" is not null;