import { richTextTags } from '@/contracts/content/rich-text';
import { normalThai } from '@/contracts/kit/text/thai-text';
import { cleanHtml } from '@/services/kit/content/rich-text';

const clean = (html: string) => cleanHtml(html, 'descriptionTh');

test.each([
  ['<p>ก<p>ข', '<p>ก</p><p>ข</p>'],
  ['<div>ก<div>ข</div>ค</div>', '<p>ก</p><p>ข</p>ค'],
  ['<p>ก<ul><li>ข<li>ค</ul>', '<p>ก</p><ul><li>ข</li><li>ค</li></ul>'],
  ['<ul><li>ก<ul><li>ข</ul><li>ค</ul>', '<ul><li>ก<ul><li>ข</li></ul></li><li>ค</li></ul>'],
  ['<li>ก</li>', 'ก'],
  ['<b>ก<i>ข</b>ค</i>', '<strong>ก<em>ข</em></strong>ค'],
  ['<b>ก<strong>ข</strong>ค</b>', '<strong>กขค</strong>'],
  ['<b><p>ก</p><p>ข</p></b>', '<strong><p>ก</p><p>ข</p></strong>'],
  ['ก<br/>ข</br>', 'ก<br>ข<br>'],
  ['<constructor>ก</constructor>', 'ก'],
  ['<a href="javascript:x">ก</a>', 'ก'],
  ['<a href="／／evil.example">ก</a>', 'ก'],
  ['<a href="/a&quot;&gt;&lt;b">ก</a>', '<a href="/a&#x22;&#x3E;&#x3C;b">ก</a>'],
  ['<p>e<x>\u0301</x></p>', '<p>\u00e9</p>'],
  ['<p>\u0338 onclick=x ก</p>', '<p> onclick=x ก</p>'],
  ['<p>\u0323\u0338\u0338ก</p>', '<p>\u0323ก</p>'],
  ['น้ํา', 'น้ำ'],
  ['&#xFE60&#xFE60', '&#x26;&#x26;'],
])('%j is read as %j', (html, kept) => {
  expect(clean(html)).toBe(kept);
});

test.each([
  ['marks within marks', `&#xFE60${'#xFE60'.repeat(7000)};`, `&#x26;${'#xFE60'.repeat(7000)};`],
  ['a tag that never ends', '<a'.repeat(25_000), ''],
  ['letters that look like tags', `ก${'<'.repeat(49_000)}`, `ก${'&#x3C;'.repeat(49_000)}`],
  ['a tag of many attributes', `<p ${'a '.repeat(24_000)}>ก</p>`, '<p>ก</p>'],
  [
    'marks without end on a letter',
    `ก${'\u0316\u0301'.repeat(20_000)}`,
    `ก${'\u0316'.repeat(5)}${'\u0301'.repeat(5)}`,
  ],
])('%s are read once', (_, html, kept) => {
  expect(clean(html)).toBe(kept);
});

const pieces = [
  ...richTextTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...[
    '<div>',
    '</div>',
    '<table>',
    '<td>',
    '<script>',
    '</script>',
    '<svg>',
    '</svg>',
    '<b x=">">',
  ],
  ...[
    '<a href="/x">',
    "<a href='https://a.example?b&c'>",
    '<!--',
    '-->',
    '<',
    '>',
    '</',
    '&',
    '&lt;',
  ],
  ...[
    '&#xFE60',
    '&#xFF1C;',
    '＜',
    '＞',
    '﹤',
    '\u0338',
    '\u0323',
    '\u0344',
    'e',
    '\u0301',
    ' ',
    '\n',
    '"',
    '=',
  ],
  ...['น้ำ', 'น้ํา', 'ก', 'onclick=x', '<textarea>', '<xmp>', '<!a', '<?a', '\uff9e'],
];

/** The same pieces in the same order each time (mulberry32). */
function* somehow(seed: number) {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    yield pieces[(t >>> 0) % pieces.length] as string;
  }
}

const tag = new RegExp(
  `^</?(${richTextTags.join('|')})( href="[^"<>]*"( target="_blank" rel="noopener noreferrer nofollow")?)?>$`,
);

test('however the pieces fall, what is kept is allowed, in its one form, and kept again', () => {
  const next = somehow(1);
  const wrong = Array.from({ length: 5000 }, () => {
    const html = Array.from({ length: 12 }, () => next.next().value).join('');
    const kept = clean(html);
    const marks = kept.match(/<[^>]*>/g) ?? [];
    const isRight =
      marks.every((mark) => tag.test(mark)) &&
      kept.split('<').length - 1 === marks.length &&
      normalThai(kept) === kept &&
      clean(kept) === kept;
    return isRight ? [] : [{ html, kept, again: clean(kept) }];
  });
  expect(wrong.flat()).toEqual([]);
});

test('what nests too deep is refused', () => {
  expect(() => clean('<x>'.repeat(101))).toThrow();
  expect(clean(`${'<ul><li>'.repeat(50)}ก`)).toContain('ก');
});
