import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { toldSession } from '@tests/e2e/kit/own-session';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';
import { contentNames } from '@/contracts/content/parts';
import { rename } from '@/contracts/kit/calls/endpoint';
import { type NewsDraft, newsNames } from '@/contracts/news/news';

story.use({ as: 'manager' });

/** What runs, if anything does. */
const run = 'window.pwned=1';
const name = (mark: string) =>
  `${mark} "'><img src=x onerror=${run}><script>${run}</script>＜svg onload=${run}＞{{${run}}}`;

/** Rich text of every kind that has ever run in somebody's browser. */
const rich = [
  '<p>อ่านได้</p>',
  `<img src=x onerror=${run}><svg onload=${run}><script>${run}</script><p onclick=${run}>ก</p>`,
  `<a href="javascript:${run}">กดลิงก์</a><a href=" JaVa&#10;Script:${run}">กดลิงก์</a>`,
  `<a href="data:text/html,<script>${run}</script>">กดลิงก์</a><a href="//x.example">กดลิงก์</a>`,
  `＜img src=x onerror=${run}＞&lt;img src=x onerror=${run}&gt;`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe><object data="javascript:${run}"></object>`,
  `<details open ontoggle=${run}><input autofocus onfocus=${run}><style>@import 'x'</style>`,
  `<p style="position:fixed;inset:0">ทับ</p><base href="//x.example/"><meta http-equiv=refresh content=0>`,
].join('');

async function api(page: Page, method: 'post' | 'put', path: string, data: unknown) {
  const { request } = page.context();
  const { accessToken } = await toldSession(request);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request[method](`/services/${path}`, { headers, data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).data;
}

/** A file whose name is hostile, sent as the page's person. */
async function sendFile(page: Page, mark: string): Promise<string> {
  const { request } = page.context();
  const { accessToken } = await toldSession(request);
  const answer = await request.post('/services/upload/api/v1/upload?type=main&subtype=files', {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: {
      files: {
        name: `../../${name(mark)}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n'),
      },
    },
  });
  const [upload] = (await answer.json()).data;
  return upload.id;
}

const draftOf = (mark: string, file: string): NewsDraft => ({
  data: {
    id: randomUUID(),
    type: 'emergency',
    titleTh: name(mark).slice(0, 200),
    titleEn: name('EN').slice(0, 200),
    titleCn: name('CN').slice(0, 200),
  },
  ...{ descriptionTh: rich, descriptionEn: rich, descriptionCn: rich },
  files: [file],
});

/** Nothing on the page has run, could run when it is pressed, or lies over the rest. */
async function isHarmless(page: Page, where: string) {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith('on') ||
              (['href', 'src', 'action', 'data', 'srcdoc'].includes(name) &&
                /^\s*(javascript|data:text)/i.test(value)),
          ) || element.matches('main :is(script, iframe, object, base, meta), main [style*=fixed]'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  expect(found, where).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in window), where).toBe(false);
}

async function visit(page: Page, address: string, shown: string) {
  await page.goto(address);
  await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  await isHarmless(page, address);
}

story('hostile news runs nowhere that it is shown', async ({ page, otherPage }) => {
  const mark = `ร้าย${Date.now()}`;
  await page.goto('/news');
  const counter = await otherPage('counter');
  await counter.goto('/');
  const draft = draftOf(mark, await sendFile(page, mark));
  const { id, version } = await api(page, 'post', 'news/api/v1/news', rename(draft, newsNames));

  await visit(page, `/news?keywords=${mark}`, mark);
  await visit(page, `/news/${id}`, 'อ่านได้');
  for (const language of ['English', '中文']) {
    await page.getByRole('main').getByRole('button', { name: language }).click();
    await isHarmless(page, `/news/${id} in ${language}`);
  }
  for (const link of await page.getByText('กดลิงก์').filter({ visible: true }).all()) {
    await link.click();
    await isHarmless(page, 'a link that was pressed');
  }
  await api(page, 'put', 'news/api/v1/news/publish-state', {
    ...{ id, version, publishState: 'published' },
  });
  // It comes after a while, and goes again.
  const popup = counter.getByRole('alert').filter({ hasText: mark }).first();
  const told = expect(popup)
    .toBeVisible({ timeout: 45_000 })
    .then(() => isHarmless(counter, 'the popup'));

  await visit(page, `/news/${id}?tab=history`, mark);
  await page.goto('/admin/audit');
  await expect(page.getByRole('table')).toBeVisible();
  await page
    .getByRole('table')
    .locator('summary')
    .evaluateAll((lines: HTMLElement[]) => {
      for (const line of lines) line.click();
    });
  await expect(page.getByText(mark).filter({ visible: true }).first()).toBeVisible();
  await isHarmless(page, 'the audit log');
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(mark);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(mark);
  await isHarmless(page, 'the palette');

  await told;
  // By a key: the popup lies over it for a while.
  await counter.getByRole('button', { name: /^การแจ้งเตือน/ }).press('Enter');
  await expect(counter.getByText(mark).filter({ visible: true }).first()).toBeVisible();
  await isHarmless(counter, 'the bell');
  await visit(counter, '/admin/property?tab=3', mark);
  await visit(counter, `/news/${id}`, 'อ่านได้');
  await visit(page, `/news/${id}?tab=readers`, mark);
});

story(
  'a hostile template runs nowhere that it is shown or edited',
  async ({ page, otherPage, watch }) => {
    // The other browser still shows the template when it is deleted, and reads it again.
    watch.expectStatus(404);
    const mark = `แม่แบบร้าย${Date.now()}`;
    await page.goto('/news-template');
    const { data, ...parts } = draftOf(mark, await sendFile(page, mark));
    const body = { ...parts, data: { ...data, name: name(mark).slice(0, 200) } };
    const path = 'news/api/v1/news-template';
    const { id } = await api(page, 'post', path, rename(body, contentNames));

    await visit(page, `/news-template?keywords=${mark}`, mark);
    await visit(page, `/news-template/${id}`, 'อ่านได้');
    await expect(page.getByLabel('ชื่อแม่แบบ')).toHaveValue(new RegExp(mark));
    for (const language of ['อังกฤษ', 'จีน']) {
      await page.getByRole('tab', { name: language }).click();
      await isHarmless(page, `the form in ${language}`);
    }
    const counter = await otherPage('counter');
    await visit(counter, `/news-template/${id}`, 'อ่านได้');

    await page.goto('/news/create');
    await page.getByRole('button', { name: 'เริ่มจากแม่แบบ' }).click();
    const dialog = page.getByRole('dialog', { name: 'เลือกแม่แบบข่าว' });
    await dialog.getByRole('searchbox').fill(mark);
    await dialog.getByRole('button', { name: 'ใช้แม่แบบนี้' }).click();
    await expect(page.getByText('อ่านได้').first()).toBeVisible();
    await isHarmless(page, 'news that starts from it');

    await page.goto(`/news-template?keywords=${mark}`);
    await choose(page.getByRole('row').filter({ hasText: mark }), /^ลบ/);
    await answer(page, 'ลบ');
    await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(0);
    await isHarmless(page, 'the list after it was deleted');
  },
);

story('what is typed or pasted as markup is shown as its letters', async ({ page, watch }) => {
  // The editor reads what is pasted in a document of its own, which the page's policy holds for too.
  watch.expectError("Setting the document's base URI to '' violates");
  // Later browsers say so of its handlers, too.
  watch.expectError('Executing inline event handler violates');
  const mark = `พิมพ์${Date.now()}`;
  const typed = `<img src=x onerror=${run}>`;
  await page.goto('/news-template/create');
  await page.getByLabel('ชื่อแม่แบบ').fill(name(mark));
  await page.getByLabel('หัวข้อ (ไทย)').fill(name(mark));
  const text = page.getByRole('textbox', { name: 'เนื้อหา (ไทย)' });
  await text.click();
  await page.keyboard.insertText(typed);
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
  }, rich);
  await expect(text).toContainText('อ่านได้');
  await isHarmless(page, 'the editor');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();

  await page.getByRole('row').filter({ hasText: mark }).getByRole('link').click();
  await expect(text).toContainText(typed);
  await expect(text.locator('a[href]')).toHaveCount(0);
  await isHarmless(page, 'the editor again');
});
