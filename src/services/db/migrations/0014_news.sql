CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text NOT NULL,
	"title_cn" text NOT NULL,
	"description_th" text NOT NULL,
	"description_en" text NOT NULL,
	"description_cn" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"feature_link" text NOT NULL,
	"publish_state" text NOT NULL,
	"review" text NOT NULL,
	"review_note" text DEFAULT '' NOT NULL,
	"reviewed_by" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"written_by_id" uuid NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"announce_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (lower(translate(normalize(title_th || ' ' || title_en || ' ' || title_cn, NFKC), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_announcements" (
	"news_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "news_announcements_news_id_property_id_pk" PRIMARY KEY("news_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "news_attachments" (
	"owner_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "news_attachments_owner_id_upload_id_pk" PRIMARY KEY("owner_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"news_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"fullname" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "news_reads_news_id_property_id_account_id_pk" PRIMARY KEY("news_id","property_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "news_targets" (
	"property_id" uuid NOT NULL,
	"news_id" uuid NOT NULL,
	CONSTRAINT "news_targets_property_id_news_id_pk" PRIMARY KEY("property_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "news_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text NOT NULL,
	"title_cn" text NOT NULL,
	"description_th" text NOT NULL,
	"description_en" text NOT NULL,
	"description_cn" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_announcements" ADD CONSTRAINT "news_announcements_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_announcements" ADD CONSTRAINT "news_announcements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_targets" ADD CONSTRAINT "news_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_targets" ADD CONSTRAINT "news_targets_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_templates" ADD CONSTRAINT "news_templates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("property_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_state_newest" ON "news" USING btree ("property_id","publish_state","created_at","id");--> statement-breakpoint
CREATE INDEX "news_updated" ON "news" USING btree ("property_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_all_newest" ON "news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_due" ON "news" USING btree ("publish_at") WHERE publish_state = 'scheduled';--> statement-breakpoint
CREATE INDEX "news_to_announce" ON "news" USING btree ("announce_at") WHERE "news"."announce_at" is not null;--> statement-breakpoint
CREATE INDEX "news_attachments_upload" ON "news_attachments" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "news_reads_latest" ON "news_reads" USING btree ("news_id","read_at" DESC NULLS FIRST,"account_id");--> statement-breakpoint
CREATE INDEX "news_targets_news" ON "news_targets" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_templates_property" ON "news_templates" USING btree ("property_id");