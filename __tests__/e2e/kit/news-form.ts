import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { News } from '@/contracts/news/news';

const languages = { th: 'ไทย', en: 'อังกฤษ', cn: 'จีน' } as const;
type Language = keyof typeof languages;

export const tab = (page: Page, language: Language) =>
  page.getByRole('tab', { name: new RegExp(`^${languages[language]}`) });
export const title = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: new RegExp(`^หัวข้อ \\(${languages[language]}\\)`) });
export const text = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: new RegExp(`^เนื้อหา \\(${languages[language]}\\)`) });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const files = (page: Page) => page.getByLabel('เลือกไฟล์', { exact: true });

export async function write(page: Page, language: Language, heading: string, body: string) {
  await tab(page, language).click();
  await title(page, language).fill(heading);
  await text(page, language).click();
  await page.keyboard.type(body);
}

export async function open(page: Page, address = '/news/create') {
  await page.goto(address);
  await expect(text(page, 'th')).toBeEditable();
}

export const photo = async (background: string) => ({
  name: 'สระว่ายน้ำ.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 1600, channels: 3, background } })
    .png()
    .toBuffer(),
});
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 'x')]),
});

/** Presses the button and gives the news as the service has stored it. */
export async function saved(page: Page, button = 'บันทึกฉบับร่าง'): Promise<News> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (one) => one.url().endsWith('/news/api/v1/news') && one.request().method() !== 'GET',
    ),
    press(page, button),
  ]);
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: News };
  await expect(page).toHaveURL(new RegExp(`/news/${data.id}$`));
  return data;
}
