ALTER TABLE "notifications" ADD COLUMN "needs" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "to_id" uuid;--> statement-breakpoint
UPDATE "notifications" SET "needs" = CASE split_part(split_part("url", '?', 1), '/', 2)
	WHEN 'new-members' THEN 'new-members:view' WHEN 'orders' THEN 'orders:view'
	WHEN 'suggestion' THEN 'suggestions:view' WHEN 'bulletin' THEN 'bulletin:view'
	WHEN 'news' THEN 'news:view' WHEN 'invoices' THEN 'invoices:view'
	WHEN 'receipts' THEN 'receipts:view' WHEN 'arrears' THEN 'arrears:view'
	WHEN 'customers' THEN 'customers:view' WHEN 'users' THEN 'users:view' END;
