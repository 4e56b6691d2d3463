import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { barriers } from '@tests/e2e/kit/look';
import { writeNews } from '@tests/e2e/kit/news';
import { receiveFor } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

async function look(page: Page, what: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `${what} at ${width} px`).toEqual([]);
  }
}

async function visit(page: Page, address: string) {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, address);
}

story.describe('with a parcel in hand', () => {
  story.use({ as: 'counter' });

  story('nothing of its list, dialogs, history or label keeps anybody out', async ({ page }) => {
    const [parcel] = await receiveFor(page, 'คุณเข้าถึง ทุกคน');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/parcels');
    await page.getByRole('button', { name: 'ตัวกรอง', exact: true }).click();
    expect(await barriers(page), 'the filters').toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^ดู .* รายการ/ })
      .click();
    // A phone's cards are not chosen.
    await page.setViewportSize({ width: 900, height: 900 });
    await page
      .getByRole('checkbox', { name: /^เลือก RMN/ })
      .first()
      .check();
    await choose(page.getByRole('region', { name: 'รายการที่เลือก' }), 'คืนขนส่ง');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'the dialog');
    await visit(page, `/parcels/${parcel?.id}`);
    await visit(page, `/parcels/print?codes=${parcel?.docCode}`);
  });
});

story.describe('with news at hand', () => {
  story.use({ as: 'manager' });

  story('nothing of its views and its dialog keeps anybody out', async ({ page }) => {
    await page.goto('/news?publishState=published');
    const link = page.getByRole('table').getByRole('link').first();
    const published = (await link.getAttribute('href')) ?? '';
    await visit(page, published);
    for (const query of ['tab=readers', 'tab=readers&unread=true', 'tab=history']) {
      await page.goto(`${published}?${query}`);
      await expect(page.getByText('กำลังโหลดข้อมูล')).toHaveCount(0);
      expect(await barriers(page), query).toEqual([]);
    }
    const { id } = await writeNews(page, 'ข่าวที่ทุกคนเข้าถึง', { type: 'emergency' });
    await page.goto(`/news/${id}`);
    await page.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page), 'the dialog').toEqual([]);
  });
});

story.describe('in the bell', () => {
  story.use({ as: 'counter' });

  story('nothing in its panel keeps anybody out', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน/ }).click();
    await expect(page.getByRole('link', { name: 'ดูทั้งหมด' })).toBeVisible();
    expect(await barriers(page), 'the panel of the bell').toEqual([]);
  });
});
