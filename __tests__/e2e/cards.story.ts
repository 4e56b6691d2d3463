import { expect, story } from '@tests/e2e/kit/story';

const lists = [
  ['counter', '/new-members', 'อนุมัติ'],
  ['counter', '/parcels?status=waiting', 'ส่งมอบ'],
  ['counter', '/suggestion', 'รับเรื่อง'],
  ['finance', '/invoices', 'รับชำระ'],
  ['finance', '/arrears', 'ออกหนังสือ'],
  ['manager', '/statements', 'บันทึกรับเงิน'],
  ['manager', '/books', 'ตรวจและปิดงวด'],
] as const;

for (const [as, address, verb] of lists) {
  story.describe(`on a phone, as ${as}`, () => {
    story.use({ as, viewport: { width: 390, height: 844 }, hasTouch: true });

    story(
      `a card of ${address} has its verb in sight, and no more height for it`,
      async ({ page }) => {
        await page.goto(address);
        const card = page.locator('main tbody tr').filter({ has: page.locator('[data-verb]') });
        const deed = card.first().locator('[data-verb]').getByText(verb).first();
        await expect(deed).toBeVisible();
        const [around, pressed] = [await card.first().boundingBox(), await deed.boundingBox()];
        expect(around?.height).toBeLessThanOrEqual(76);
        expect(pressed?.height).toBeGreaterThanOrEqual(44);
        expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(
          (around?.y ?? 0) + (around?.height ?? 0),
        );
      },
    );
  });
}

story.describe('who waits for us', () => {
  story.use({ as: 'counter', viewport: { width: 390, height: 844 }, hasTouch: true });

  story('is called from their card', async ({ page }) => {
    await page.goto('/new-members');
    const call = page.getByRole('link', { name: /^โทร 0/ }).first();
    await expect(call).toHaveAttribute('href', /^tel:\+66\d+$/);
    expect(await call.boundingBox()).toMatchObject({ width: 44, height: 44 });
  });
});
