import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'finance' });

story(
  'a month is settled with a vendor, order by order, and once',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(409);
    const manager = await otherPage('manager');
    const open = (at: typeof page) => at.getByRole('button', { name: /^สรุปยอด/ });
    await page.goto('/commissions');
    const row = page
      .getByRole('row')
      .filter({ has: open(page) })
      .last();
    const vendor = (await row.locator('b').first().innerText()).trim();
    const own = page.getByRole('row').filter({ hasText: vendor });
    const sum = (await own.getByRole('link').last().innerText()).trim();

    // Each figure leads to what proves it.
    await own.getByRole('link').last().click();
    const lines = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: /PDF/ }) });
    await expect(lines.locator('tbody tr').first()).toBeVisible();
    const each = await lines.locator('tbody tr td:last-child').allInnerTexts();
    const satang = (text: string) => Number(text.replace(/[,.]/g, ''));
    expect(each.reduce((all, one) => all + satang(one), 0)).toBe(satang(sum));
    for (const [name, ending] of [
      ['ใบสรุป Excel', 'xlsx'],
      ['ใบสรุป PDF', 'pdf'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await lines.getByRole('button', { name }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`${vendor}.*\\.${ending}$`));
    }

    // Another person has the question open while it is settled.
    await manager.goto(page.url());
    await manager.getByRole('row').filter({ hasText: vendor }).locator(open(manager)).click();
    await expect(manager.getByRole('dialog')).toContainText(sum);
    await own.locator(open(page)).click();
    await answer(page, 'สรุปยอด', sum);
    await expect(own).toContainText(/RMN-\d{6}-\d\d/);
    await answer(manager, 'สรุปยอด', sum);
    await expect(manager.getByText(/สรุปยอดเดือนนี้ไปแล้วในใบ RMN/)).toBeVisible();

    await own.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'คำสั่งซื้อบริการ' })).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(each.length);
  },
);
