import i18next, { type i18n } from 'i18next';
import { quickWords } from '@/portal/app/texts/quick-words';

let words: i18n;
let look: jest.SpyInstance;

beforeEach(async () => {
  words = i18next.createInstance();
  await words.init({
    lng: 'th',
    fallbackLng: false,
    defaultNS: 'common',
    resources: {
      th: { common: { save: 'บันทึก', n: '{{n}} ชิ้น' }, parcels: { title: 'พัสดุ', save: 'เก็บ' } },
      en: { common: { save: 'Save' } },
    },
  });
  look = jest.spyOn(words, 't');
});

test('a word is looked up once, however many ask for it', () => {
  const quick = quickWords(words);
  const said = [1, 2, 3].map(() => quick.getFixedT('th', 'common')('save'));
  expect(said).toEqual(['บันทึก', 'บันทึก', 'บันทึก']);
  expect(look).toHaveBeenCalledTimes(1);
});

test('the same key is another word in another place and another language', () => {
  const quick = quickWords(words);
  expect(quick.getFixedT('th', 'common')('save')).toBe('บันทึก');
  expect(quick.getFixedT('th', 'parcels')('save')).toBe('เก็บ');
  expect(quick.getFixedT('en', 'common')('save')).toBe('Save');
  expect(quick.getFixedT('th', 'parcels')('common:save')).toBe('บันทึก');
});

test('what is filled in is filled in each time', () => {
  const t = quickWords(words).getFixedT('th', 'common');
  expect([t('n', { n: 1 }), t('n', { n: 2 })]).toEqual(['1 ชิ้น', '2 ชิ้น']);
});

test('a text that comes later is said from then on', () => {
  const t = quickWords(words).getFixedT('th', 'news');
  expect(t('title')).toBe('title');
  words.addResourceBundle('th', 'news', { title: 'ข่าว' });
  expect(t('title')).toBe('ข่าว');
});

test('nothing is of its own, and it says what the texts themselves say of a place', () => {
  const quick = quickWords(words);
  expect(Object.getOwnPropertyNames(quick)).toEqual([]);
  const { lng, ns } = quick.getFixedT('th', 'parcels') as unknown as { lng: string; ns: string };
  expect([lng, ns]).toEqual(['th', 'parcels']);
});
