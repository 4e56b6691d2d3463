import { readdirSync, readFileSync } from 'node:fs';
import { houseWord, sayingOf } from '@/portal/app/texts/house-words';
import { translationsOf } from '@/portal/app/texts/translations';

test.each([
  ['เลขห้อง/บ้านเลขที่', 'บ้านเลขที่'],
  ['เพิ่มห้องหรือบ้านใหม่', 'เพิ่มบ้านใหม่'],
  ['ห้อง/หลังละ', 'หลังละ'],
  ['ออกใบแจ้งหนี้ครบทุกห้อง', 'ออกใบแจ้งหนี้ครบทุกหลัง'],
  ['{{units}} ห้อง รวม {{total}} บาท', '{{units}} หลัง รวม {{total}} บาท'],
  ['รับเข้าแล้ว {{code}} ห้อง {{unit}}', 'รับเข้าแล้ว {{code}} บ้าน {{unit}}'],
  ['คนในห้อง', 'คนในบ้าน'],
  ['ห้องชุด', 'บ้านพักอาศัย'],
  ['อาคาร', 'ซอย'],
  ['อาคาร/ซอย', 'ซอย'],
  ['อาคารชุด', 'อาคารชุด'],
  ['ห้องประชุมชั้น 2 และห้องน้ำ', 'ห้องประชุมชั้น 2 และห้องน้ำ'],
])('a village says “%s” in its own way', (room, house) => {
  expect(houseWord(room)).toBe(house);
});

const said = { language: 'th', session: { property_dimension: 'village' } } as never;

test('no Thai text of the portal says room to a village, nor counts one house by its name', () => {
  const say = sayingOf(said);
  const files = readdirSync('public/locales/th').filter((name) => name.endsWith('.json'));
  for (const name of files) {
    const texts = JSON.stringify(
      say(JSON.parse(readFileSync(`public/locales/th/${name}`, 'utf8'))),
    );
    expect(
      `${name} ${texts.match(/.{0,20}(ห้อง|\}\} หลัง \{\{|บ้าน\/บ้าน|บ้านหรือบ้าน).{0,20}/)?.[0]}`,
    ).toBe(`${name} undefined`);
  }
});

test('others read the texts as they are, and the same texts are the same ones again', () => {
  const texts = { unit: { add: 'เพิ่มห้อง' }, words: ['ห้อง'] };
  expect(sayingOf({ language: 'th', session: null })(texts)).toBe(texts);
  expect(sayingOf({ ...(said as object), language: 'en' } as never)(texts)).toBe(texts);
  const say = sayingOf(said);
  expect(say(texts)).toEqual({ unit: { add: 'เพิ่มบ้าน' }, words: ['บ้าน'] });
  expect(say(texts)).toBe(say(texts));
});

test('a page of a village brings its texts so, the shell’s and its own', () => {
  const common = { unit: 'ห้อง' };
  const later = async () => ({ default: {} });
  const { _nextI18Next } = translationsOf(
    {
      ...(said as object),
      translations: {
        _nextI18Next: {
          ...{ initialI18nStore: { th: { common } }, initialLocale: 'th', ns: ['common'] },
          userConfig: null,
        },
      },
    } as never,
    { units: { th: { add: 'เพิ่มห้อง' }, en: later, cn: later } },
  );
  expect(_nextI18Next?.initialI18nStore).toEqual({
    th: { common: { unit: 'บ้าน' }, units: { add: 'เพิ่มบ้าน' } },
  });
});
