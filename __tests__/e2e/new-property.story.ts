import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bring, type Cell, confirmImport } from '@tests/e2e/kit/imports';
import { menuEntry } from '@tests/e2e/kit/menu';
import { signInAfresh, toldSession } from '@tests/e2e/kit/own-session';
import { addProperty, someCode } from '@tests/e2e/kit/property-form';
import { expect, story } from '@tests/e2e/kit/story';
import { readXlsx } from 'hucre/xlsx';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The rows that were refused, as the file gives them, each mended. */
async function mended(page: Page, mend: (row: Cell[]) => Cell[]): Promise<Cell[][]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^ดาวน์โหลดแถวที่ไม่ผ่าน/ }).click();
  const { sheets } = await readXlsx(await readFile(await (await waiting).path()));
  const [headings = [], ...rows] = (sheets[0]?.rows ?? []) as Cell[][];
  return [headings, ...rows.slice(0, -1).map(mend)];
}

const number = (i: number) =>
  `K-${String(Math.floor(i / 20) + 1).padStart(2, '0')}${String((i % 20) + 1).padStart(2, '0')}`;
const wrongKind = (i: number) => i === 7 || i === 321;

story(
  'a new property is made, filled from two files with mistakes in them, opened to its residents, and left',
  async ({ page, context, watch }) => {
    story.slow();
    watch.expectStatus(403);
    // What the page asked while its property was left.
    watch.expectStatus(409);
    await signInAfresh(context, 'admin');
    const code = someCode();
    const name = `อาคารชุด กระแต ${code}`;
    await page.goto('/admin/properties');
    await addProperty(page, name, code);
    await row(page, name).getByRole('button', { name: 'เข้าโครงการ' }).click();
    await expect(page.getByRole('complementary', { name: /ภายในโครงการ/ })).toBeVisible();

    await page.goto('/admin/property?tab=5');
    const units = Array.from({ length: 500 }, (_, i): Cell[] => [
      ...[i === 42 ? number(41) : number(i), Math.floor(i / 20) + 1],
      ...[wrongKind(i) ? 'โกดัง' : 'ห้องพัก', 35.5, 0.2],
    ]);
    await bring(page, 'ห้อง/บ้านเลขที่', 'ห้อง.xlsx', [
      [`ทะเบียนห้อง ${name}`],
      ['เลขห้อง', ' ชั้น ', 'ประเภท', 'พื้นที่ (ตร.ม.)', 'อัตราส่วน'],
      ...units,
    ]);
    await page.getByRole('link', { name: /^ไม่ผ่าน 3/ }).click();
    await expect(row(page, 'โกดัง').first()).toContainText('กรอกได้เฉพาะ ห้องชุด');
    await expect(row(page, number(41))).toContainText('ซ้ำกับแถวที่ 44');
    const mendedUnits = await mended(page, (cells) =>
      cells.map((cell) => (cell === 'โกดัง' ? 'ห้องพัก' : cell === number(41) ? number(42) : cell)),
    );
    await confirmImport(page, 'ห้อง.xlsx', 497);
    await bring(page, 'ห้อง/บ้านเลขที่', 'แก้แล้ว.xlsx', mendedUnits);
    await confirmImport(page, 'แก้แล้ว.xlsx', 3);

    const people = Array.from({ length: 900 }, (_, i): Cell[] => [
      ...[number(i % 500), `ลูกบ้าน กระแต${i}`, i < 500 ? 'เจ้าของ' : 'ผู้เช่า'],
      ...[i === 10 ? '12' : `08${String(10_000_000 + i)}`, i === 20 ? '31/02/2569' : '๑/๒/๒๕๖๗'],
    ]);
    const headings = ['ห้อง', 'ชื่อ', 'สถานะ', 'เบอร์โทร', 'วันที่เข้าอยู่'];
    await bring(page, 'เจ้าของและผู้พักอาศัย', 'ลูกบ้าน.xlsx', [headings, ...people]);
    const mendedPeople = await mended(page, (cells) =>
      cells.map((cell) =>
        cell === '12' ? '0899999999' : cell === '31/02/2569' ? '28/02/2569' : cell,
      ),
    );
    await confirmImport(page, 'ลูกบ้าน.xlsx', 898);
    await bring(page, 'เจ้าของและผู้พักอาศัย', 'แก้แล้ว.xlsx', mendedPeople);
    await confirmImport(page, 'แก้แล้ว.xlsx', 2);
    await page.goto('/units?keywords=K-0101');
    await expect(row(page, 'K-0101')).toContainText('ลูกบ้าน กระแต0');
    await expect(page.getByText('อัตราส่วนกรรมสิทธิ์รวม')).toContainText('ครบ 100 %');

    await page.goto('/admin/property?tab=2');
    const quickCall = page.getByRole('checkbox', { name: 'เบอร์โทรด่วน' });
    await quickCall.click();
    await dialog(page).getByRole('button', { name: 'ปิดใช้งาน' }).click();
    await expect(quickCall).not.toBeChecked();
    await quickCall.click();
    await expect(quickCall).toBeChecked();

    // As the residents' app does it, while somebody looks.
    const { accessToken } = await toldSession(page.request);
    const headers = { authorization: `Bearer ${accessToken}` };
    const call = '/services/master-data/api/v1';
    const follows = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) =>
          String(payload).includes('subscription_succeeded'),
        ),
      );
    await page.goto('/new-members');
    await expect(page.getByText('ไม่มีสมาชิกใหม่รออนุมัติ')).toBeVisible();
    await follows;
    const member = { name: 'ผู้มาใหม่ กระแต', unitNumber: 'k0102', relation: 'resident' };
    // Whoever brings it in is not told of it; the list has it without a reload.
    await page.request.post(`${call}/property/new-members`, { headers, data: member });
    await expect(row(page, member.name)).toContainText('k0102');
    await page.getByRole('button', { name: `อนุมัติ ${member.name}`, exact: true }).click();
    // Others of the unit are known: that this is none of them is said.
    await dialog(page).getByLabel('ไม่ใช่คนเหล่านี้ เพิ่มเป็นคนใหม่').check();
    await dialog(page).getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await expect(page.getByText('ไม่มีสมาชิกใหม่รออนุมัติ')).toBeVisible();
    await page.goto('/units?keywords=K-0102');
    await expect(row(page, 'K-0102')).toBeVisible();

    const subject = `ประตูโรงจอดรถค้าง ${code}`;
    const suggestion = { subject, zone: '3', unitNumber: 'K-0101' };
    await page.request.post(`${call}/suggestion/upsert`, { headers, data: suggestion });
    await (await menuEntry(page, 'งานบริการ', 'เรื่องแจ้งและข้อเสนอแนะ')).click();
    await page.getByRole('link', { name: subject }).click();
    const said = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'พูดคุยกับลูกบ้าน', exact: true }) });
    await said.getByLabel('ข้อความ', { exact: true }).fill('ช่างกำลังไปค่ะ');
    await said.getByRole('button', { name: 'ส่งข้อความ' }).click();
    await expect(said.getByRole('listitem').filter({ hasText: 'ช่างกำลังไปค่ะ' })).toBeVisible();

    await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
    await page.locator('#account-menu').getByRole('button', { name: 'กลับสู่ส่วนกลาง' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`/admin/properties?keywords=${code}`);
    await expect(row(page, name)).toContainText('500');
  },
);
