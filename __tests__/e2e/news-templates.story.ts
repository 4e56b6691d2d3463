import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const form = (page: Page) => page.getByRole('form');
const text = (page: Page, language: string) =>
  form(page).getByRole('textbox', { name: `เนื้อหา (${language})` });
const tool = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).filter({ visible: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Pastes as a program that copies HTML does. */
const paste = (page: Page, html: string, plain = '') =>
  page.evaluate(
    ([html, plain]) => {
      const data = new DataTransfer();
      data.setData('text/html', html ?? '');
      data.setData('text/plain', plain ?? '');
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
    },
    [html, plain],
  );

story('a template is written in two languages, found, changed and deleted', async ({ page }) => {
  const name = 'ฉีดพ่นกำจัดปลวก ประจำไตรมาส';
  await page.goto('/');
  await chooseInMenu(page, 'ข่าวและเนื้อหา', 'แม่แบบข่าว');
  await page.getByRole('link', { name: 'สร้างแม่แบบ' }).click();

  await save(page);
  await expect(form(page).getByLabel('ชื่อแม่แบบ')).toBeFocused();
  await expect(form(page).getByText('กรุณากรอกข้อมูล')).toHaveCount(3);
  await form(page).getByLabel('ชื่อแม่แบบ').fill(name);
  await form(page).getByLabel('หัวข้อ (ไทย)').fill('แจ้งฉีดพ่นกำจัดปลวก');
  await text(page, 'ไทย').click();
  await page.keyboard.type('ฉีดพ่นวันที่ 25 พ.ย. 2569 ที่ ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('ลานน้ำพุ');
  await expect(tool(page, 'ตัวหนา')).toHaveAttribute('aria-pressed', 'true');
  await form(page)
    .getByRole('tab', { name: /อังกฤษ ยังไม่มี/ })
    .click();
  await text(page, 'อังกฤษ').click();
  await page.keyboard.type('Spraying on 26 November 2026');
  await expect(form(page).getByRole('tab', { name: /อังกฤษ ยังไม่ครบ/ })).toBeVisible();
  await expect(form(page).getByRole('status').filter({ hasText: 'วันที่' })).toContainText(
    '26 November 2026',
  );
  await save(page);

  await expect(page).toHaveURL(/\/news-template$/);
  await page.getByRole('searchbox', { name: 'ค้นหาชื่อแม่แบบหรือหัวข้อข่าว' }).fill('ปลวก');
  await row(page, name).getByRole('link').click();
  await expect(text(page, 'ไทย').locator('strong')).toHaveText('ลานน้ำพุ');
  await form(page).getByLabel('ชื่อแม่แบบ').fill(`${name} 2`);
  await save(page);
  await expect(row(page, `${name} 2`)).toBeVisible();

  await choose(row(page, `${name} 2`), /^ลบ/);
  await answer(page, 'ลบ');
  await expect(row(page, name)).toHaveCount(0);
});

story('the toolbar works by keyboard, and links lead only where links may', async ({ page }) => {
  await page.goto('/news-template/create');
  await text(page, 'ไทย').click();
  await page.keyboard.type('ติดต่อสำนักงาน');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'ตัวหนา')).toBeFocused();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text(page, 'ไทย').locator('h2')).toHaveText('ติดต่อสำนักงาน');
  await expect(text(page, 'ไทย')).toBeFocused();

  await page.keyboard.press('Control+a');
  await tool(page, 'ลิงก์').click();
  const dialog = page.getByRole('dialog', { name: 'ใส่ลิงก์' });
  const address = dialog.getByLabel('ลิงก์ไปที่');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('ลิงก์ไปที่นี่ไม่ได้');
  await address.fill('02-123-4567');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(text(page, 'ไทย').getByRole('link')).toHaveAttribute('href', 'tel:+6621234567');
  // Enter in the dialog has not sent the form.
  await expect(form(page).getByText('กรุณากรอกข้อมูล')).toHaveCount(0);

  await tool(page, 'ล้างรูปแบบ').click();
  await expect(text(page, 'ไทย').locator('p')).toHaveText('ติดต่อสำนักงาน');
  await expect(text(page, 'ไทย').locator('h2, a')).toHaveCount(0);
  await tool(page, 'เลิกทำ').click();
  await expect(text(page, 'ไทย').locator('h2 a')).toHaveCount(1);
});

story('what is pasted keeps its words and simple marks alone', async ({ page, watch }) => {
  // The document that the editor reads it in is under the page's policy, and later browsers say so.
  watch.expectError('Executing inline event handler violates');
  await page.goto('/news-template/create');
  await text(page, 'ไทย').click();
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head>
      <body><!--StartFragment--><h1 style="mso-x:1">ประกาศ</h1>
      <p class="MsoNormal" style="font-family:Cordia"><b>ปิดน้ำ</b> ชั้น <span lang="TH">ญี่ปุ่น</span><o:p></o:p></p>
      <table><tr><td>ค่าน้ำ</td><td>18</td></tr></table>
      <img src="x" onerror="window.pwned = 1"><script>window.pwned = 1</script><!--EndFragment--></body></html>`,
  );
  await expect(text(page, 'ไทย').locator('h2')).toHaveText('ประกาศ');
  await expect(text(page, 'ไทย').locator('strong')).toHaveText('ปิดน้ำ');
  await expect(text(page, 'ไทย')).toContainText('ชั้น ญี่ปุ่น');
  await expect(text(page, 'ไทย')).toContainText('ค่าน้ำ 18');
  await expect(text(page, 'ไทย').locator('[style], [class]:not(br), table, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await paste(page, '', 'บรรทัดแรก\nบรรทัดสอง');
  await expect(text(page, 'ไทย').locator('p')).toHaveText(['บรรทัดแรก', 'บรรทัดสอง']);

  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'clip.png', { type: 'image/png' }));
    const event = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  });
  await expect(page.getByRole('alert').filter({ hasText: 'วางรูปหรือไฟล์ในเนื้อหาไม่ได้' })).toBeVisible();
});

story('what is typed outlives a reload, in every language', async ({ page }) => {
  await page.goto('/news-template/create');
  await form(page).getByLabel('ชื่อแม่แบบ').fill('พิมพ์ค้างไว้');
  await form(page).getByRole('tab', { name: /จีน/ }).click();
  await text(page, 'จีน').click();
  await page.keyboard.type('停水通知');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('กู้คืนข้อมูลที่ยังไม่ได้บันทึกแล้ว')).toBeVisible();
  await expect(form(page).getByLabel('ชื่อแม่แบบ')).toHaveValue('พิมพ์ค้างไว้');
  await form(page).getByRole('tab', { name: /จีน/ }).click();
  await expect(text(page, 'จีน')).toHaveText('停水通知');
});

story(
  'two people change a template: the later one sees both sides, and loses nothing',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(409);
    const name = 'แก้พร้อมกันสองคน';
    await page.goto('/news-template/create');
    await form(page).getByLabel('ชื่อแม่แบบ').fill(name);
    await form(page).getByLabel('หัวข้อ (ไทย)').fill('ปิดน้ำ');
    await text(page, 'ไทย').click();
    await page.keyboard.type('งดจ่ายน้ำ');
    await save(page);
    await row(page, name).getByRole('link').click();
    await form(page).getByLabel('หัวข้อ (ไทย)').fill('ปิดน้ำ อาคาร A');

    const other = await otherPage('manager');
    await other.goto(page.url());
    await form(other).getByLabel('หัวข้อ (ไทย)').fill('ปิดน้ำ อาคาร B');
    await save(other);
    await expect(other).toHaveURL(/\/news-template$/);

    await save(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'มีผู้อื่นแก้ไขรายการนี้' });
    await expect(conflict).toContainText('ปิดน้ำ อาคาร B');
    await expect(conflict).toContainText('ปิดน้ำ อาคาร A');
    await conflict.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
    await expect(page).toHaveURL(/\/news-template$/);
    await expect(row(page, name)).toContainText('ปิดน้ำ อาคาร A');
  },
);

story.describe('of the platform', () => {
  story.use({ as: 'counter' });

  story('who may only look reads a template', async ({ page, otherPage }) => {
    const name = 'แม่แบบของส่วนกลาง';
    const admin = await otherPage('admin');
    await admin.goto('/news-template/create');
    await form(admin).getByLabel('ชื่อแม่แบบ').fill(name);
    await form(admin).getByLabel('หัวข้อ (ไทย)').fill('แจ้งซ้อมหนีไฟ');
    await text(admin, 'ไทย').click();
    await admin.keyboard.type('ซ้อมหนีไฟประจำปี');
    await save(admin);
    await expect(row(admin, name)).toBeVisible();

    await page.goto('/news-template');
    await expect(page.getByRole('link', { name: 'สร้างแม่แบบ' })).toHaveCount(0);
    await row(page, name).getByRole('link').click();
    await expect(page.getByText('ซ้อมหนีไฟประจำปี')).toBeVisible();
    await expect(page.getByText('แม่แบบนี้เป็นของส่วนกลาง')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });
});
