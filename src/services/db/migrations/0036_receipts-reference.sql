CREATE INDEX "receipts_reference" ON "receipts" USING btree ("property_id",regexp_replace(
  translate(lower("reference"), '๐๑๒๓๔๕๖๗๘๙', '0123456789'), '[^a-z0-9ก-ฮ]', '', 'g'));