import { menuEntry } from '@tests/e2e/kit/menu';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

story('a page is read while its link is still held down', async ({ page }) => {
  await page.goto('/parcels');
  const units = await menuEntry(page, 'ลูกบ้าน', 'ห้อง/บ้านเลขที่');
  await units.hover();
  const read = page.waitForResponse(/\/manage-unit-customer\/list/);
  await page.mouse.down();
  await read;
  await expect(page).toHaveURL(/\/parcels/);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/units/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

story('the view that is open is in sight among its tabs on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parcels?status=cancelled');
  await expect(page.locator('main nav a[aria-current=page]')).toBeInViewport({ ratio: 0.9 });
});
