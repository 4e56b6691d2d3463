CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lets one index hold the property beside the searched text.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Numbers by their value and punctuation counted: 99/9 before 99/10, and neither equal to 999.
-- The older form of the locale's name is the one that every version from 15 on understands.
CREATE COLLATION IF NOT EXISTS thai_natural (provider = icu, locale = 'und@colNumeric=yes');
--> statement-breakpoint
CREATE TABLE "account_properties" (
	"account_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "account_properties_account_id_property_id_pk" PRIMARY KEY("account_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"fullname" text NOT NULL,
	"password_hash" text NOT NULL,
	"platform_role_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'th' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_username_unique" UNIQUE("username"),
	CONSTRAINT "accounts_username_plain" CHECK (position('@' in "accounts"."username") = 0)
);
--> statement-breakpoint
CREATE TABLE "bypass_keys" (
	"app" text NOT NULL,
	"jti" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bypass_keys_app_jti_pk" PRIMARY KEY("app","jti")
);
--> statement-breakpoint
CREATE TABLE "list_columns" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"hidden" jsonb NOT NULL,
	CONSTRAINT "list_columns_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"builtin" text,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"offered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "roles_builtin_unique" UNIQUE("builtin")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"property_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"account_name" text NOT NULL,
	"property_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"dimension" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "properties_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "property_positions" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"has_original" boolean DEFAULT false NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_directory" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"numbers" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quick_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"type" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"phone" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"day" date NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "holidays_once" UNIQUE("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "property_settings" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"name_cn" text NOT NULL,
	"registration_number" text NOT NULL,
	"tax_id" text NOT NULL,
	"address_th" text NOT NULL,
	"address_en" text NOT NULL,
	"sub_district" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"office_phone" text NOT NULL,
	"emergency_phone" text NOT NULL,
	"email" text NOT NULL,
	"line_id" text NOT NULL,
	"office_hours" jsonb NOT NULL,
	"parcel_reminder_days" smallint NOT NULL,
	"parcel_unclaimed_days" smallint NOT NULL,
	"pickup_qr_hours" smallint NOT NULL,
	"pickup_days_ahead" smallint NOT NULL,
	"committee" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"report" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "report_emails_once" UNIQUE("property_id","email","report")
);
--> statement-breakpoint
CREATE TABLE "residents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"phone" text,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"number" text NOT NULL,
	"bare_number" text GENERATED ALWAYS AS (upper(translate(regexp_replace("units"."number", '[\s./_-]', '', 'g'), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))) STORED NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"floor" smallint DEFAULT 0 NOT NULL,
	"area" numeric(10, 2) NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "units_property_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
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
CREATE TABLE "parcel_carrier_habits" (
	"property_id" uuid NOT NULL,
	"pattern" text COLLATE "C" NOT NULL,
	"carrier" text NOT NULL,
	CONSTRAINT "parcel_carrier_habits_property_id_pattern_pk" PRIMARY KEY("property_id","pattern")
);
--> statement-breakpoint
CREATE TABLE "courier_drops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"courier_name" text NOT NULL,
	"note" text NOT NULL,
	"declared" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "parcel_days" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"booking_status" text NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "parcel_days_property_id_day_status_booking_status_kind_pk" PRIMARY KEY("property_id","day","status","booking_status","kind")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"account_id" uuid,
	"by" text NOT NULL,
	"detail" text NOT NULL,
	"note" text NOT NULL,
	"relation" text,
	"signature" text,
	"photo" text,
	"ip" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_flow" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"came" integer NOT NULL,
	"went" integer NOT NULL,
	CONSTRAINT "parcel_flow_property_id_day_hour_pk" PRIMARY KEY("property_id","day","hour")
);
--> statement-breakpoint
CREATE TABLE "parcel_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"address" text NOT NULL,
	"parcel_ids" uuid[] NOT NULL,
	"day" date NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "parcel_numbers" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "parcel_numbers_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "parcel_reminders" (
	"parcel_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "parcel_reminders_parcel_id_day_pk" PRIMARY KEY("parcel_id","day")
);
--> statement-breakpoint
CREATE TABLE "parcel_totals" (
	"property_id" uuid NOT NULL,
	"status" text NOT NULL,
	"booking_status" text NOT NULL,
	"user_status" text NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "parcel_totals_property_id_status_booking_status_user_status_kind_pk" PRIMARY KEY("property_id","status","booking_status","user_status","kind")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"doc_code" text COLLATE "C" NOT NULL,
	"parcel_code" text COLLATE "C" NOT NULL,
	"carrier" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"booking_status" text DEFAULT 'none' NOT NULL,
	"user_status" text DEFAULT 'not_told' NOT NULL,
	"unit_id" uuid NOT NULL,
	"unit_number" text NOT NULL,
	"recipient_name" text NOT NULL,
	"note" text NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"photo" text,
	"drop_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"received_by" text NOT NULL,
	"booking_date" date,
	"booking_slot" text,
	"problem" text,
	"reason" text DEFAULT '' NOT NULL,
	"handed_over_at" timestamp (3) with time zone,
	"handed_over_to" text,
	"handed_over_by" text,
	"unit_order" text COLLATE "C" GENERATED ALWAYS AS (regexp_replace(regexp_replace(upper(translate(unit_number, '๐๑๒๓๔๕๖๗๘๙', '0123456789')), '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(translate(normalize(doc_code || ' ' || parcel_code || ' ' || unit_number || ' ' || recipient_name || ' ' || regexp_replace(unit_number, '[\s./_-]', '', 'g'), NFKC), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_pick_up_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"unit_number" text NOT NULL,
	"parcel_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" text,
	CONSTRAINT "parcel_pick_up_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "account_properties" ADD CONSTRAINT "account_properties_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_properties" ADD CONSTRAINT "account_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_properties" ADD CONSTRAINT "account_properties_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_platform_role_id_roles_id_fk" FOREIGN KEY ("platform_role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_read_up_to" ADD CONSTRAINT "notifications_read_up_to_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_positions" ADD CONSTRAINT "property_positions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_directory" ADD CONSTRAINT "phone_directory_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_calls" ADD CONSTRAINT "quick_calls_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_settings" ADD CONSTRAINT "property_settings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_emails" ADD CONSTRAINT "report_emails_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residents" ADD CONSTRAINT "residents_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_announcements" ADD CONSTRAINT "news_announcements_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_announcements" ADD CONSTRAINT "news_announcements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_targets" ADD CONSTRAINT "news_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_targets" ADD CONSTRAINT "news_targets_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_templates" ADD CONSTRAINT "news_templates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_carrier_habits" ADD CONSTRAINT "parcel_carrier_habits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_drops" ADD CONSTRAINT "courier_drops_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_days" ADD CONSTRAINT "parcel_days_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_flow" ADD CONSTRAINT "parcel_flow_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_letters" ADD CONSTRAINT "parcel_letters_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_numbers" ADD CONSTRAINT "parcel_numbers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_reminders" ADD CONSTRAINT "parcel_reminders_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_totals" ADD CONSTRAINT "parcel_totals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_drop_id_courier_drops_id_fk" FOREIGN KEY ("drop_id") REFERENCES "public"."courier_drops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_pick_up_codes" ADD CONSTRAINT "parcel_pick_up_codes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_pick_up_codes" ADD CONSTRAINT "parcel_pick_up_codes_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_properties_property" ON "account_properties" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "bypass_keys_ends" ON "bypass_keys" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_tries_ends" ON "sign_in_tries" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_property" ON "audit_log" USING btree ("property_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "uploads_unclaimed" ON "uploads" USING btree (coalesce("released_at", "at")) WHERE "uploads"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "phone_directory_order" ON "phone_directory" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "quick_calls_order" ON "quick_calls" USING btree ("property_id","type","position");--> statement-breakpoint
CREATE INDEX "residents_unit" ON "residents" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "residents_name_part" ON "residents" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "units_bare_number_part" ON "units" USING gin ("bare_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("property_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_state_newest" ON "news" USING btree ("property_id","publish_state","created_at","id");--> statement-breakpoint
CREATE INDEX "news_updated" ON "news" USING btree ("property_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_all_newest" ON "news" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("property_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_due" ON "news" USING btree ("publish_at") WHERE publish_state = 'scheduled';--> statement-breakpoint
CREATE INDEX "news_to_announce" ON "news" USING btree ("announce_at") WHERE "news"."announce_at" is not null;--> statement-breakpoint
CREATE INDEX "news_attachments_upload" ON "news_attachments" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "news_reads_latest" ON "news_reads" USING btree ("news_id","read_at" DESC NULLS FIRST,"account_id");--> statement-breakpoint
CREATE INDEX "news_targets_news" ON "news_targets" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_templates_property" ON "news_templates" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "courier_drops_newest" ON "courier_drops" USING btree ("property_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "parcel_days_status" ON "parcel_days" USING btree ("property_id","status","day");--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","at","id");--> statement-breakpoint
CREATE INDEX "parcel_events_day" ON "parcel_events" USING btree ("property_id","at","id");--> statement-breakpoint
CREATE INDEX "parcel_letters_next" ON "parcel_letters" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "parcel_letters_property" ON "parcel_letters" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_doc_code" ON "parcels" USING btree ("property_id","doc_code");--> statement-breakpoint
CREATE INDEX "parcels_newest" ON "parcels" USING btree ("property_id","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_status_newest" ON "parcels" USING btree ("property_id","status","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_kind_newest" ON "parcels" USING btree ("property_id","kind","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_unit_newest" ON "parcels" USING btree ("property_id","unit_order","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_code" ON "parcels" USING btree ("property_id","parcel_code") WHERE parcel_code <> '';--> statement-breakpoint
CREATE INDEX "parcels_booking_newest" ON "parcels" USING btree ("property_id","booking_status","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST) WHERE booking_status <> 'none';--> statement-breakpoint
CREATE INDEX "parcels_booking_day" ON "parcels" USING btree ("property_id","booking_date","booking_slot","doc_code") WHERE booking_date is not null;--> statement-breakpoint
CREATE INDEX "parcels_shelf" ON "parcels" USING btree ("property_id","shelf","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST) WHERE status in ('waiting', 'problem');--> statement-breakpoint
CREATE INDEX "parcels_shelf_order" ON "parcels" USING btree ("property_id",(regexp_replace(regexp_replace(upper(translate(shelf, '๐๑๒๓๔๕๖๗๘๙', '0123456789')), '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')),"received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST) WHERE status in ('waiting', 'problem');--> statement-breakpoint
CREATE INDEX "parcels_drop" ON "parcels" USING btree ("drop_id") WHERE drop_id is not null;--> statement-breakpoint
CREATE INDEX "parcels_search" ON "parcels" USING gin ("property_id","search" gin_trgm_ops) WITH (gin_pending_list_limit=512);
--> statement-breakpoint
CREATE FUNCTION parcel_events_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'parcel_events only grows: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON parcel_events
  FOR EACH STATEMENT EXECUTE FUNCTION parcel_events_only_grow();
--> statement-breakpoint
CREATE TYPE parcel_step AS (
  property_id uuid, day date, status text, booking_status text, user_status text, kind text, n integer
);
--> statement-breakpoint
CREATE FUNCTION bangkok_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS
  $$ SELECT (at AT TIME ZONE 'Asia/Bangkok')::date $$;
--> statement-breakpoint
-- Rows are taken in one order, so that statements at once wait for each other and never in a circle.
CREATE FUNCTION parcel_steps_keep(steps parcel_step[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO parcel_totals AS kept (property_id, status, booking_status, user_status, kind, n)
  SELECT property_id, status, booking_status, user_status, kind, sum(n) FROM unnest(steps)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (property_id, status, booking_status, user_status, kind)
  DO UPDATE SET n = kept.n + excluded.n;

  INSERT INTO parcel_days AS kept (property_id, day, status, booking_status, kind, n)
  SELECT property_id, day, status, booking_status, kind, sum(n) FROM unnest(steps)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (property_id, day, status, booking_status, kind)
  DO UPDATE SET n = kept.n + excluded.n;

  DELETE FROM parcel_days AS kept USING unnest(steps) AS step
  WHERE step.n < 0 AND kept.n = 0 AND kept.property_id = step.property_id AND kept.day = step.day
    AND kept.status = step.status AND kept.booking_status = step.booking_status
    AND kept.kind = step.kind;
END $$;
--> statement-breakpoint
-- One change of the counts for each statement, however many rows it touches.
CREATE FUNCTION parcels_keep_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps parcel_step[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, bangkok_day(received_at), status, booking_status, user_status, kind,
        count(*)::integer
      FROM added GROUP BY 1, 2, 3, 4, 5, 6) AS step;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, bangkok_day(received_at), status, booking_status, user_status, kind,
        -count(*)::integer
      FROM removed GROUP BY 1, 2, 3, 4, 5, 6) AS step;
  ELSE
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, bangkok_day(received_at), status, booking_status, user_status, kind,
        sum(step)::integer
      FROM (
        SELECT property_id, received_at, status, booking_status, user_status, kind, 1 AS step
        FROM added
        UNION ALL
        SELECT property_id, received_at, status, booking_status, user_status, kind, -1 FROM removed
      ) AS both_sides
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(step) <> 0) AS step;
  END IF;
  IF steps IS NOT NULL THEN PERFORM parcel_steps_keep(steps); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_counts_added AFTER INSERT ON parcels
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION parcels_keep_counts();
--> statement-breakpoint
CREATE TRIGGER parcel_counts_changed AFTER UPDATE ON parcels
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION parcels_keep_counts();
--> statement-breakpoint
CREATE TRIGGER parcel_counts_removed AFTER DELETE ON parcels
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION parcels_keep_counts();
--> statement-breakpoint
-- A hand-over that was undone did not happen: it is taken off the hour in which it was undone.
CREATE FUNCTION parcel_flow_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO parcel_flow AS kept (property_id, day, hour, came, went)
  SELECT property_id, bangkok_day(at), extract(hour FROM at AT TIME ZONE 'Asia/Bangkok'),
    count(*) FILTER (WHERE action = 'received'),
    count(*) FILTER (WHERE action IN ('handed_over', 'returned'))
      - count(*) FILTER (WHERE action = 'hand_over_undone')
  FROM added
  WHERE action IN ('received', 'handed_over', 'returned', 'hand_over_undone')
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (property_id, day, hour)
  DO UPDATE SET came = kept.came + excluded.came, went = kept.went + excluded.went;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_flow_keep AFTER INSERT ON parcel_events
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION parcel_flow_keep();
--> statement-breakpoint
-- Grows with every change of what a caller may do, so that whoever remembers a caller knows when to
-- ask again. One row.
CREATE TABLE rights_version (n bigint NOT NULL);
--> statement-breakpoint
INSERT INTO rights_version VALUES (1);
--> statement-breakpoint
CREATE FUNCTION rights_version_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rights_version SET n = n + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rights_changed AFTER UPDATE OF property_id, revoked_at OR DELETE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION rights_version_grow();
--> statement-breakpoint
CREATE TRIGGER rights_changed AFTER UPDATE OR DELETE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION rights_version_grow();
--> statement-breakpoint
CREATE TRIGGER rights_changed AFTER INSERT OR UPDATE OR DELETE ON account_properties
  FOR EACH STATEMENT EXECUTE FUNCTION rights_version_grow();
--> statement-breakpoint
CREATE TRIGGER rights_changed AFTER UPDATE OR DELETE ON roles
  FOR EACH STATEMENT EXECUTE FUNCTION rights_version_grow();
--> statement-breakpoint
CREATE TRIGGER rights_changed AFTER UPDATE OR DELETE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION rights_version_grow();
