CREATE TABLE "retention_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"taken" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parcel_events_pictured" ON "parcel_events" USING btree ("at") WHERE photo is not null or signature is not null;--> statement-breakpoint
CREATE INDEX "parcel_events_photo" ON "parcel_events" USING btree ("photo") WHERE photo is not null;--> statement-breakpoint
CREATE INDEX "parcels_photo" ON "parcels" USING btree ("photo") WHERE photo is not null;--> statement-breakpoint
-- A history still only grows, but for the pictures and words of people, which may be taken away.
CREATE FUNCTION parcel_events_lose_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - '{photo,signature,detail,note}'::text[] = to_jsonb(OLD) - '{photo,signature,detail,note}'::text[]
    AND (NEW.photo IS NULL OR NEW.photo = OLD.photo)
    AND (NEW.signature IS NULL OR NEW.signature = OLD.signature)
    AND (NEW.detail = '' OR NEW.detail = OLD.detail)
    AND (NEW.note = '' OR NEW.note = OLD.note)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'parcel_events only grows: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER parcel_events_only_grow ON parcel_events;
--> statement-breakpoint
CREATE TRIGGER parcel_events_stay BEFORE DELETE OR TRUNCATE ON parcel_events
  FOR EACH STATEMENT EXECUTE FUNCTION parcel_events_only_grow();
--> statement-breakpoint
CREATE TRIGGER parcel_events_only_grow BEFORE UPDATE ON parcel_events
  FOR EACH ROW EXECUTE FUNCTION parcel_events_lose_words();
