import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { noGlyph, pdfText } from '@tests/kit/pdf-text';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import type { EngineName } from '@/services/kit/pdf/typeset';
import type { Typeset } from '@/services/kit/pdf/typeset-process';
import everyKind from './every-kind.typ';

const settings = {
  nameTh: 'นิติบุคคลอาคารชุด ริมน้ำเรสซิเดนซ์',
  taxId: '0994000456786',
  officePhone: '+6622891234',
  ...{ addressTh: '88/8 ถนนเจริญกรุง', subDistrict: 'บางคอแหลม', district: 'บางคอแหลม' },
  ...{ province: 'กรุงเทพมหานคร', postcode: '10120' },
} as PropertySetting;

const data = {
  title: 'น้ำ ก้ำกึ่ง เอี๊ยด กี่ ปู่',
  letterhead: letterheadOf(settings),
  words: 'น้ำ ก้ำกึ่ง เอี๊ยด กี่ ปู่ ที่ ซื้อ ญี่ปุ่น ฐานะ ฤๅษี ๒๕๖๙ Ü',
  ...{ day: '2026-11-30', at: '2026-12-31T17:30:00.000Z' },
  lines: [
    ['A-0101', 'ค่าส่วนกลาง', 123_456_705],
    ['A-0102', 'ส่วนลด', -50],
  ],
};

// What sets documents does not load inside Jest's sandbox.
const program = path.join(process.env.NITI_TEST_PROGRAMS ?? '', 'typeset-process.js');
let child: ChildProcess;

async function written(change: object = {}) {
  const answer = once(child, 'message');
  child.send({ template: everyKind, data: JSON.stringify({ ...data, ...change }) });
  const [told] = (await answer) as [Typeset];
  if ('failure' in told) throw new Error(told.failure);
  return pdfText(told.content);
}

/** For each Thai consonant its clusters: with each vowel above or below it and each mark above that. */
function everyCluster() {
  const of = (from: string, to: string) =>
    Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
      String.fromCharCode(from.charCodeAt(0) + at),
    );
  const consonants = of('ก', 'ฮ');
  const vowels = ['', 'ั', ...of('ิ', 'ู'), '็'];
  const marks = ['', ...of('่', '์')];
  return consonants.map((consonant) =>
    [
      ...vowels.flatMap((vowel) => marks.map((mark) => consonant + vowel + mark)),
      ...marks.map((mark) => `${consonant}${mark}ำ`),
    ].join(' '),
  );
}

describe.each<EngineName>(['native', 'portable'])('by the %s engine', (engine) => {
  beforeAll(() => {
    child = fork(program, [engine], { serialization: 'advanced' });
  });
  afterAll(() => {
    child.kill();
  });

  test('a document bears its letterhead, Thai dates, amounts and page numbers, every letter drawn', async () => {
    const text = await written();
    expect(text).toContain('88/8 ถนน');
    expect(text).toContain('0994000456786');
    expect(text).toContain('02-289-1234');
    expect(text).toMatch(/30\sพฤศ.*2569 .* 1\sม.*2570\s00:30/);
    expect(text).toMatch(/1,234,567.05\n.*-0.50\n.* 1 \/ 1$/s);
    expect(text).not.toContain(noGlyph);
    // A letter of no font, whichever this machine has.
    expect(await written({ words: '\u{f1234}' })).toContain(noGlyph);
  });

  test('what is copied out of it is what was written, letter by letter', async () => {
    const words = [
      'น้ำ ก้ำกึ่ง เอี๊ยด กี่ ปู่ ที่ ซื้อ ญี่ปุ่น ผู้ถือกรรมสิทธิ์ ฐานะ ฤๅษี ขวัญใจ ๒๕๖๙',
      'ข้าพเจ้าได้รับชำระเงินค่าส่วนกลาง เป็นจำนวนหนึ่งร้อยเอ็ดบาทถ้วน ทั้งนี้ตั้งแต่วันที่ ๑ กุมภาพันธ์',
      'Ünïted, ﬁling office',
      ...everyCluster(),
    ];
    const letters = (text: string) => text.replace(/\s+/g, '');
    for (const each of words)
      expect(letters(await written({ words: each }))).toContain(letters(each));
  });

  test('nothing of the data is run', async () => {
    const words = '#include "/etc/passwd" #panic() $x$ *b*';
    expect((await written({ words })).replaceAll('\n', '')).toContain(words);
  });

  test('letters that are told to run backwards end nothing', async () => {
    expect(await written({ words: '\u202eabc\u202d' })).toContain('abc');
  });

  test('a long table goes on under its head on a second page', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => [`A-${at}`, 'x', at]);
    const text = await written({ lines });
    expect(text).toContain(' 2 / 2');
    expect(text.match(/Unit/g)).toHaveLength(2);
  });
});

test('an address outside the capital names its kinds, and leaves out what is empty', () => {
  const place = { ...settings, subDistrict: 'บางกระสอ', district: '', province: 'นนทบุรี' };
  expect(letterheadOf(place).address).toBe('88/8 ถนนเจริญกรุง ต.บางกระสอ จ.นนทบุรี 10120');
});
