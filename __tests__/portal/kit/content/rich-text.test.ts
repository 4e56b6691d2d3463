import { Editor } from '@tiptap/core';
import {
  editorExtensions,
  parseOptions,
  pastedHtml,
} from '@/portal/kit/content/rich-text/editor-extensions';
import { typedAddress } from '@/portal/kit/content/rich-text/typed-address';
import { cleanHtml } from '@/services/kit/content/rich-text';

const edited = (content: string | object, options = {}) =>
  new Editor({ extensions: editorExtensions, content, ...options }).getHTML();

const links = [
  '/parcels?page=2',
  'https://example.com/ก',
  'http://example.com',
  'mailto:a@example.com',
  'tel:+66812345678',
];
const aside = / target="_blank" rel="noopener noreferrer nofollow"/g;

/** Every mark, alone and with each other, in every block that the editor knows, one within another. */
function everything() {
  const { schema } = new Editor({ extensions: editorExtensions });
  const marks = Object.keys(schema.marks)
    .filter((type) => type !== 'link')
    .map((type) => ({ type }));
  const text = (text: string, marks: object[] = []) => ({ type: 'text', text, marks });
  const words = [
    text('น้ำประปา  ค่าน้ำ '),
    ...marks.map((mark) => text('เดี่ยว ', [mark])),
    ...marks.flatMap((one, at) => marks.slice(at + 1).map((other) => text('คู่ ', [one, other]))),
    text('ทั้งหมด ', marks),
    { type: 'hardBreak' },
    ...links.map((href) => text('ลิงก์ ', [{ type: 'link', attrs: { href } }, ...marks])),
  ];
  const paragraph = { type: 'paragraph', content: [text('ข้อความ', marks.slice(0, 1))] };
  const heading = (level: number, content = words) => ({
    type: 'heading',
    attrs: { level },
    content,
  });
  const plain = [paragraph, heading(2, paragraph.content), heading(3, paragraph.content)];
  const item = (...content: object[]) => ({ type: 'listItem', content: [paragraph, ...content] });
  const lists = ['bulletList', 'orderedList'].map((type) => ({
    ...{ type, content: [item(), item({ type: 'orderedList', content: [item(...plain)] })] },
  }));
  const quote = { type: 'blockquote', content: [...plain, ...lists] };
  const doc = {
    type: 'doc',
    content: [{ ...paragraph, content: words }, heading(2), heading(3), ...lists, quote],
  };
  const used = new Set(JSON.stringify(doc).match(/(?<="type":")\w+/g));
  expect([...Object.keys(schema.nodes), ...Object.keys(schema.marks)].sort()).toEqual(
    [...used].sort(),
  );
  return doc;
}

test('whatever the editor can make, the service lets through', () => {
  const made = edited(everything());
  expect(made).toContain('<blockquote>');
  expect(cleanHtml(made, 'descriptionTh').replace(aside, '')).toBe(made);
});

test('whatever the service has let through, the editor keeps', () => {
  const stored = cleanHtml(edited(everything()), 'descriptionTh');
  expect(cleanHtml(edited(stored, { parseOptions }), 'descriptionTh')).toBe(stored);
});

test.each([
  ['<h1>หัวข้อ</h1><h5>ย่อย</h5>', '<h2>หัวข้อ</h2><h3>ย่อย</h3>'],
  [
    '<p class="MsoNormal" style="color:red"><b style="mso-x:1">ด่วน</b><o:p>&nbsp;</o:p></p>',
    '<p><strong>ด่วน</strong>&nbsp;</p>',
  ],
  ['<ol start="3" type="a"><li>ก</li></ol>', '<ol><li><p>ก</p></li></ol>'],
  [
    '<a href="https://a.example" class="x" target="_top" title="t" onclick="x()">ก</a>',
    '<p><a href="https://a.example">ก</a></p>',
  ],
  ['<a href="javascript:alert(1)">ก</a><a href="//evil.example">ข</a>', '<p>กข</p>'],
  ['<a href="data:text/html,x">ก</a><a href="\tjavascript:x">ข</a>', '<p>กข</p>'],
  ['<img src=x onerror=alert(1)><script>x</script><style>x</style>ก', '<p>ก</p>'],
  [
    '<table><tr><td>ค่าน้ำ</td><td>18</td>\n</tr><tr><td>ค่าไฟ</td><td>8</td></tr></table>',
    '<p>ค่าน้ำ 18<br>ค่าไฟ 8<br></p>',
  ],
  ['<svg><a xlink:href="javascript:x">ก</a></svg>', '<p>ก</p>'],
])('of %s that is pasted, words and simple marks stay', (pasted, kept) => {
  expect(edited(pastedHtml(pasted))).toBe(kept);
});

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['example.co.th/ข่าว', 'https://example.co.th/ข่าว'],
  [' /parcels ', '/parcels'],
  ['081-234-5678', 'tel:+66812345678'],
  ['๐๒ ๑๒๓ ๔๕๖๗', 'tel:+6621234567'],
  ['juristic@example.com', 'mailto:juristic@example.com'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)//example.com', undefined],
  ['data:text/html,x.y', undefined],
  ['//evil.example', undefined],
  ['https:/\\evil.example', undefined],
  ['ftp://example.com', undefined],
  ['ติดต่อสำนักงาน', undefined],
  ['', undefined],
])('the address typed as %s is %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
