import { barriers, sticksOut } from '@tests/e2e/kit/look';
import { noteRefusals, refused } from '@tests/e2e/kit/policy';
import { expect, story } from '@tests/e2e/kit/story';

story('who builds another service reads a call on the page of the contract', async ({ page }) => {
  await noteRefusals(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services/parcel/docs');
  const call = page.getByText('POST /parcels/insertParcels');
  await call.click();
  const opened = page.locator('details', { has: call }).first();
  await expect(opened).toContainText('Needs the right parcels:create');
  await expect(opened).toContainText('names a unit');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    expect(await barriers(page), `at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page, 'color-contrast'), 'in the dark').toEqual([]);
  expect(await refused(page)).toEqual([]);
  expect(asked, 'it asks for nothing but itself').toEqual(['/services/parcel/docs']);

  await page.goto('/services/auth/docs#postAuthGetmenu');
  await expect(page.getByText('Open to whoever is signed in').first()).toBeVisible();
  await page.getByRole('link', { name: 'news', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Niti Portal: news' })).toBeVisible();
});
