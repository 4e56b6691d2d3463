CREATE TABLE "service_processes" (
	"place" text PRIMARY KEY NOT NULL,
	"build" text NOT NULL,
	"store" text NOT NULL,
	"realtime" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
