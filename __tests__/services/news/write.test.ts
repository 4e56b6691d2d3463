import { startServices } from '@tests/kit/services';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { type NewsDraft, news } from '@/contracts/news/news';
import { approve, draftOf, move, until, write } from './drafts';

const services = startServices();
const { create, change, get, remove } = newsEndpoints;
const manager = () => services.signIn('manager');

const edit = async (version: number, draft: NewsDraft) =>
  services.call(change, { body: { ...draft, data: { ...draft.data, version } } }, await manager());

test('added as a draft, read, changed and deleted, each with its line in the audit log', async () => {
  const draft = draftOf({
    data: { titleTh: 'ประชุมใหญ่ น\u0e49\u0e4d\u0e32ใส', titleEn: 'AGM', featureLink: 'votes' },
  });
  const added = await services.get(create, { body: draft }, await manager());
  expect(added).toMatchObject({
    ...{ publishState: 'draft', review: 'pending', version: 1, own: true, writtenByMe: true },
    ...{ titleTh: 'ประชุมใหญ่ น้ำใส', createdBy: 'ปิยะมาศ ตั้งตระกูล', featureLink: 'votes' },
    languages: { th: 'complete', en: 'partial', cn: 'empty' },
    properties: [{ nameTh: 'อาคารชุด ริมน้ำเรสซิเดนซ์' }],
  });
  const params = { id: added.id };
  const changed = await edit(1, { ...draft, descriptionEn: '<p>Now in English</p>' });
  expect(changed.data).toMatchObject({ version: 2, languages: { en: 'complete' } });
  expect(await services.get(get, { params }, await manager())).toEqual(changed.data);
  await services.get(remove, { query: params }, await manager());
  expect((await services.call(get, { params }, await manager())).error?.code).toBe('NOT_FOUND');

  const lines = await services.sql(
    `select action, entity, account_name, changes from audit_log where entity_id = $1 order by at, id`,
    [added.id],
  );
  expect(lines).toMatchObject([
    { action: 'create', entity: 'news', account_name: added.createdBy },
    { action: 'edit', changes: { descriptionEn: ['', 'Now in English'] } },
    { action: 'delete', changes: { titleEn: ['AGM', null] } },
  ]);
  expect(Object.keys((lines[1] as { changes: object }).changes)).toEqual(['descriptionEn']);
});

test('the property’s other staff are told that news changed', async () => {
  const position = async () => {
    const [row] = await services.sql<{ seq: number }>(
      `select seq::int from property_positions where property_id =
        (select id from properties where code = 'RMN')`,
    );
    return row?.seq ?? 0;
  };
  const before = await position();
  await write(services);
  await until(async () => (await position()) > before);
});

test('sent twice is one; another person or place is refused its id', async () => {
  const draft = draftOf();
  const first = await services.get(create, { body: draft }, await manager());
  expect(await services.get(create, { body: draft }, await manager())).toEqual(first);
  const { error } = await services.call(create, { body: draft }, await services.signIn('village'));
  expect(error?.code).toBe('DUPLICATE');
});

test('what was written after an answer was lost is stored, unless the news has moved on', async () => {
  const draft = draftOf();
  await services.get(create, { body: draft }, await manager());
  const since = { ...draft, descriptionTh: '<p>ที่เขียนต่อ</p>' };
  const second = await services.get(create, { body: since }, await manager());
  expect(second).toMatchObject({ version: 2, descriptionTh: '<p>ที่เขียนต่อ</p>' });

  const late = { ...draft, descriptionTh: '<p>ช้าไป</p>' };
  const { error } = await services.call(create, { body: late }, await manager());
  expect(error?.code).toBe('STALE');
  expect(news.parse(error?.conflict?.stored)).toEqual(second);
});

test.each<[string, Partial<NewsDraft>, string, string]>([
  ['no Thai title', { data: { ...draftOf().data, titleTh: ' ' } }, 'data.titleTh', 'required'],
  ['no Thai text', { descriptionTh: '<p><br></p>' }, 'descriptionTh', 'required'],
  ['no words but a script', { descriptionTh: '<script>x</script>' }, 'descriptionTh', 'required'],
  [
    'a title too long',
    { data: { ...draftOf().data, titleEn: 'x'.repeat(201) } },
    'data.titleEn',
    'tooLong',
  ],
  ['text too long', { descriptionCn: 'x'.repeat(50_001) }, 'descriptionCn', 'tooLong'],
  ['text that nests too deep', { descriptionEn: '<b>'.repeat(9000) }, 'descriptionEn', 'invalid'],
  [
    'a property that is not theirs',
    { announceTo: [draftOf().data.id] },
    'announceTo',
    'unknownProperty',
  ],
])('%s is refused at its field', async (_, parts, field, code) => {
  const { error } = await services.call(
    create,
    { body: { ...draftOf(), ...parts } },
    await manager(),
  );
  expect(error?.fields?.[field]?.code).toBe(code);
});

test('a stale edit is refused with who was faster, and both sides', async () => {
  const added = await write(services);
  const draft = draftOf({ data: { id: added.id, titleTh: 'ของคนแรก' } });
  const first = await edit(1, draft);
  expect(first.status).toBe(200);
  const late = draftOf({ data: { id: added.id, titleTh: 'ของคนหลัง' } });
  const { status, error } = await edit(1, late);
  expect([status, error?.code]).toEqual([409, 'STALE']);
  expect(error?.message).toContain('ปิยะมาศ ตั้งตระกูล');
  expect(news.parse(error?.conflict?.stored)).toEqual(first.data);
  expect(error?.conflict?.sent).toMatchObject({ data: { titleTh: 'ของคนหลัง' } });
});

test('an edit takes the approval back, one that changes nothing does not', async () => {
  const draft = draftOf();
  const added = await services.get(create, { body: draft }, await manager());
  const { version } = await approve(services, added);
  const same = await edit(version, draft);
  expect(same.data).toMatchObject({ review: 'approved', version });
  const changed = await edit(version, { ...draft, descriptionTh: '<p>อื่น</p>' });
  expect(changed.data).toMatchObject({ review: 'pending', version: version + 1 });
});

test('published news is neither edited nor deleted', async () => {
  const draft = draftOf({ data: { type: 'emergency' } });
  const added = await services.get(create, { body: draft }, await manager());
  const { id, version } = await move(services, added, 'published');
  expect((await edit(version, draft)).error?.code).toBe('NEWS_STATE');
  const gone = await services.call(remove, { query: { id } }, await manager());
  expect(gone.error?.code).toBe('NEWS_STATE');
});

describe('what could act in a browser', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><style><img src=x onerror=alert(1)></style></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</noscript>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<xmp><script>alert(1)</script></xmp>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action=/x><input name=y><button formaction=javascript:alert(1)>x</button></form>',
    // Marks only once they are in their one form.
    '＜script＞alert(1)＜/script＞＜img src=x onerror=alert(1)＞',
    '&#xFF1C;img src=x onerror=alert(1)&#xFF1E;',
    '&amp;lt;script&amp;gt;',
  ];

  test.each(attacks)('%s does not remain in rich text', async (attack) => {
    const html = `<p>ข่าว</p>${attack}`;
    const texts = { descriptionTh: html, descriptionEn: html, descriptionCn: html };
    const added = await write(services, 'manager', texts);
    const [row] = await services.sql<Record<string, string>>(
      'select description_th, description_en, description_cn from news where id = $1',
      [added.id],
    );
    for (const stored of Object.values(row ?? {})) {
      expect(stored).toMatch(/^<p>ข่าว<\/p>/);
      const marks = stored.match(/<[^>]*>/g) ?? [];
      for (const mark of marks)
        expect(mark).toMatch(/^<\/?(p|a|strong|em|u|s|li|ul|ol|br|h2|h3|blockquote)>$/);
      expect(stored.normalize('NFKC')).toBe(stored);
    }
  });

  test.each(attacks)('%s is text in every field of text', async (attack) => {
    const fields = { titleTh: attack, titleEn: attack, titleCn: attack };
    const added = await write(services, 'manager', { data: fields });
    const kept = attack.normalize('NFKC');
    expect(added).toMatchObject({ titleTh: kept, titleEn: kept, titleCn: kept });
    const body = { id: added.id, version: 1, review: 'rejected' as const, note: attack };
    const admin = await services.signIn('admin');
    const rejected = await services.get(newsEndpoints.review, { body }, admin);
    expect(rejected.reviewNote).toBe(kept);
    const reply = await fetch(`${services.url}/news/api/v1/news/${added.id}`, {
      headers: { authorization: `Bearer ${await manager()}` },
    });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('words, lists and links that lead somewhere remain', async () => {
    const html =
      '<h1>ก</h1><div>ข <b>ค</b></div><ul><li>ง</li></ul>' +
      '<a href="/news">จ</a><a href="https://example.com/?a=1&amp;b=2">ฉ</a><a href="tel:022891234">ช</a>';
    const { descriptionTh } = await write(services, 'manager', { descriptionTh: html });
    expect(descriptionTh).toBe(
      '<h2>ก</h2><p>ข <strong>ค</strong></p><ul><li>ง</li></ul><a href="/news">จ</a>' +
        '<a href="https://example.com/?a=1&#x26;b=2" target="_blank" rel="noopener noreferrer nofollow">ฉ</a>' +
        '<a href="tel:022891234">ช</a>',
    );
  });
});

test('who asks for a review is told of to the property’s reviewers, once and with the way to it', async () => {
  const draft = draftOf({ data: { titleTh: 'ประกาศที่ขอให้ตรวจ' }, askReview: true });
  const told = () =>
    services.sql(`select title, text, url, needs, by_name from notifications where url = $1`, [
      `/news/${draft.data.id}`,
    ]);
  const added = await services.get(create, { body: draft }, await manager());
  await services.get(create, { body: draft }, await manager());
  expect(await told()).toEqual([
    {
      title: 'มีข่าวรอตรวจ',
      text: 'ประกาศที่ขอให้ตรวจ',
      url: `/news/${added.id}`,
      needs: 'news:approve',
      by_name: added.createdBy,
    },
  ]);

  await edit(1, { ...draft, askReview: false, descriptionEn: '<p>Quietly</p>' });
  expect(await told()).toHaveLength(1);
  // Nothing new to be saved, but to be reviewed.
  await edit(2, { ...draft, descriptionEn: '<p>Quietly</p>' });
  expect(await told()).toHaveLength(2);

  await approve(services, await services.get(get, { params: { id: added.id } }, await manager()));
  const approved = await services.get(get, { params: { id: added.id } }, await manager());
  await edit(approved.version, { ...draft, descriptionEn: '<p>Quietly</p>' });
  expect(await told()).toHaveLength(2);
});
