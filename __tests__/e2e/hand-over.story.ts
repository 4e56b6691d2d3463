import { find, findField, found, newCode, receive, ticked } from '@tests/e2e/kit/counter';
import { receiveAt } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';
import { typeInThai } from '@tests/e2e/kit/thai-scanner';

story.use({ as: 'counter' });

story(
  'by a resident’s QR several go at once, it is good once, and a slip is taken back',
  async ({ page, watch }) => {
    watch.expectStatus(409);
    watch.expectStatus(404);
    await page.goto('/parcels/receive');
    await receive(page, 'a0401', newCode());
    await receive(page, null, newCode());
    await page.goto('/parcels/handover');
    await find(page, 'A-0401');
    await found(page).getByRole('button', { name: 'สร้าง QR รับพัสดุ' }).click();
    const code = await page.getByText(/^PU[0-9A-Z]{24}$/).innerText();

    await page.reload();
    await find(page, 'PU000000000000000000000000');
    await expect(page.getByText('ไม่รู้จัก QR รับพัสดุนี้')).toBeVisible();
    await find(page, code);
    await expect(page.getByText('สแกน QR ของห้อง A-0401 แล้ว', { exact: false })).toBeVisible();
    const n = await ticked(page).count();
    expect(n).toBeGreaterThanOrEqual(2);
    await page.getByLabel('ชื่อผู้มารับ').last().fill('คุณน้ำผึ้ง ใจดี');
    await page.getByLabel('ความสัมพันธ์กับผู้รับ').selectOption('คนในครอบครัว');
    const pad = await page.getByRole('img', { name: 'ลายเซ็นผู้มารับ' }).boundingBox();
    if (!pad) throw new Error('there is no pad');
    await page.mouse.move(pad.x + 40, pad.y + 60);
    await page.mouse.down();
    await page.mouse.move(pad.x + 160, pad.y + 90, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: `ส่งมอบ ${n} ชิ้น` }).click();
    await expect(page.getByText(`ส่งมอบแล้ว ${n} จาก ${n} ชิ้น`)).toBeVisible();

    await page.getByRole('button', { name: /^ย้อนการส่งมอบ/ }).click();
    await expect(page.getByText(`ย้อนการส่งมอบแล้ว ${n} ชิ้น`)).toBeVisible();
    await expect(
      found(page)
        .getByRole('checkbox', { name: /^เลือก R/ })
        .first(),
    ).toBeEnabled();
    await find(page, code);
    await expect(page.getByText(/QR รับพัสดุนี้ใช้ไปแล้วเมื่อ .* โดย สมพร น้ำใจงาม/)).toBeVisible();
  },
);

story(
  'of two at the same parcel the loser is told by whom and when',
  async ({ page, otherPage, watch }) => {
    await page.goto('/parcels/receive');
    const code = newCode();
    await receive(page, 'a0402', code);
    const other = await otherPage('manager');
    await Promise.all([page.goto('/parcels/handover'), other.goto('/parcels/handover')]);
    for (const [who, name] of [
      [page, 'คนแรก'],
      [other, 'คนหลัง'],
    ] as const) {
      await find(who, code);
      await expect(ticked(who)).toHaveCount(1);
      await who.getByLabel('ชื่อผู้มารับ').last().fill(name);
    }
    watch.expectStatus(409);
    await page.getByRole('button', { name: 'ส่งมอบ 1 ชิ้น' }).click();
    await expect(page.getByText('ส่งมอบแล้ว 1 จาก 1 ชิ้น')).toBeVisible();
    await other.getByRole('button', { name: 'ส่งมอบ 1 ชิ้น' }).click();
    await expect(
      other.getByText(/ส่งมอบให้ คนแรก แล้วเมื่อ .*\d\d:\d\d.* โดย สมพร น้ำใจงาม/),
    ).toBeVisible();
  },
);

story('by part of a name the unit is offered, and what waits for that person', async ({ page }) => {
  const [mine] = await receiveAt(page, 'A-0403', 'ดารณี สายลมโชย', 'คนในห้องเดียวกัน');
  await receiveAt(page, 'A-0404', 'ดารกา สายลมโชย');
  await page.goto('/parcels/handover');
  const offers = page.getByRole('listbox', { name: 'ห้องที่มีพัสดุรอรับ' }).getByRole('option');

  await expect(findField(page)).toBeFocused();
  await typeInThai(page, 'สายลมโ');
  await expect(offers).toHaveText([/A-0403ดารณี สายลมโชย รอรับ \d+ ชิ้น/, /A-0404ดารกา สายลมโชย/]);
  // Enter alone does not know which: the first is at hand, the arrow and Enter take the other.
  await page.keyboard.press('Enter');
  await expect(page.getByText('ตรงกับหลายห้อง', { exact: false })).toBeVisible();
  await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ticked(page)).toHaveCount(1);
  await expect(found(page)).toContainText('A-0404');
  await found(page).getByRole('button', { name: 'ล้างรายการ' }).click();

  await findField(page).focus();
  await typeInThai(page, 'ดารณี ส');
  await page.keyboard.press('Enter');
  await expect(ticked(page)).toHaveCount(1);
  await expect(found(page)).toContainText('คนในห้องเดียวกัน');
  await expect(found(page).getByRole('checkbox', { name: `เลือก ${mine?.docCode}` })).toBeChecked();
});
