CREATE TABLE "notification_reads" (
	"account_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	CONSTRAINT "notification_reads_account_id_notification_id_pk" PRIMARY KEY("account_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"type" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"popup" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"by_name" text NOT NULL,
	CONSTRAINT "notifications_seq" UNIQUE("property_id","seq")
);
--> statement-breakpoint
CREATE TABLE "notifications_read_up_to" (
	"account_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "notifications_read_up_to_account_id_property_id_pk" PRIMARY KEY("account_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "property_positions" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_read_up_to" ADD CONSTRAINT "notifications_read_up_to_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_positions" ADD CONSTRAINT "property_positions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;