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
