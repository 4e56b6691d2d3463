import * as z from 'zod';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { day, email, flag, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { plainText } from '@/contracts/kit/text/languages';
import { normalThai } from '@/contracts/kit/text/thai-text';

test('the two encodings of a Thai word are one', () => {
  const [composed, decomposed] = ['น\u0e49\u0e33', 'น\u0e49\u0e4d\u0e32'];
  expect(text(10).parse(` ${composed} `)).toBe(text(10).parse(decomposed));
});

test('what turns the text around it, and what is not seen at its ends, is left out', () => {
  expect(text(20).parse('\u200b\u202eกา\u200bรี\u2069 \ufeff')).toBe('กา\u200bรี');
  expect(optionalText(20).parse('\u200b')).toBe('');
});

test('ten marks on one letter are kept, and put in their order', () => {
  const marks = '\u0316\u0301'.repeat(500);
  expect(normalThai(`ก${marks}ข${marks}`)).toBe(
    ['ก', 'ข'].map((letter) => letter + '\u0316'.repeat(5) + '\u0301'.repeat(5)).join(''),
  );
  expect(normalThai('\u0344'.repeat(20))).toBe(normalThai(normalThai('\u0344'.repeat(20))));
  expect(normalThai('กี่กั้')).toBe('กี่กั้');
});

test.each([
  ['<p>ก<br>ข</p>', 'ก ข'],
  ['ก &lt;b&gt; &#x26; &#38;', 'ก <b> & &'],
  ['&constructor; &__proto__; &toString;', '&constructor; &__proto__; &toString;'],
  ['1 < 2 <b>ก</b> <a<a<a', '1 < 2 ก <a<a<a'],
])('the words of %j are %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test.each([
  [text(3), ['ก', ' กขค ', '\u200bกขค\u202e'], ['', '  ', '\u200b', '\u202e', 'กขคง', undefined]],
  [optionalText(3), ['', undefined, 'กขค'], ['กขคง']],
  [email, ['A@Niti.Example', ' a@niti.example '], ['a@', 'ก', `${'a'.repeat(254)}@niti.example`]],
  [
    instant,
    ['2026-11-20T07:05:00.000Z'],
    ['2026-11-20T07:05:00Z', '2026-11-20', '0001-01-01T00:00:00.000Z'],
  ],
  [
    day,
    ['2026-11-20', '1900-01-01', '2200-12-31'],
    ['2569-13-01', '20/11/2569', '0001-01-01', '9999-12-31'],
  ],
])('%# takes what it should and no more', (schema, good, bad) => {
  for (const value of good) expect(schema.safeParse(value).success).toBe(true);
  for (const value of bad) expect(schema.safeParse(value).success).toBe(false);
});

test('an address is kept in lower case', () => {
  expect(email.parse(' Somchai@Niti.Example')).toBe('somchai@niti.example');
});

test('a flag is read from a query and from a body', () => {
  expect(['1', 'true', true, 1].filter((value) => flag.parse(value) === true)).toHaveLength(4);
  expect(['0', 'false', false, 0].filter((value) => flag.parse(value) === false)).toHaveLength(4);
  expect([2, 'yes', null].filter((value) => flag.safeParse(value).success)).toEqual([]);
});

test("a list's query has defaults and bounds", () => {
  const query = pageQuery(10, 50);
  expect(query.parse({})).toEqual({ page: 1, limit: 10 });
  expect(query.parse({ page: '3', limit: '50' })).toEqual({ page: 3, limit: 50 });
  for (const bad of [{ page: 0 }, { limit: 51 }, { limit: '1.5' }, { sort: 'a; drop table' }]) {
    expect(query.safeParse(bad).success).toBe(false);
  }
});

test('errors are by the field, with the code of its text', () => {
  const body = z.object({
    name: text(5),
    email,
    many: z.array(z.object({ n: z.number().max(3) })),
    odd: z.string().refine((value) => value === 'odd', 'unknownUnit'),
  });
  const wrong = { name: '', email: 'x', many: [{ n: 1 }, { n: 9 }], odd: 'even' };
  const parsed = z.object({ body }).safeParse({ body: wrong }, { reportInput: true });
  const errors = fieldErrors(parsed.error?.issues ?? [], ({ code }) => `says ${code}`);
  expect(errors).toEqual({
    name: { code: 'required', message: 'says required' },
    email: { code: 'email', message: 'says email' },
    'many.1.n': { code: 'tooLarge', details: { max: 3 }, message: 'says tooLarge' },
    odd: { code: 'unknownUnit', message: 'says unknownUnit' },
  });
});

test('a field left out is required, one of another type is invalid', () => {
  const parsed = z
    .object({ a: z.string(), b: z.string() })
    .safeParse({ b: 1 }, { reportInput: true });
  const errors = fieldErrors(parsed.error?.issues ?? [], ({ code }) => code);
  expect([errors.a?.code, errors.b?.code]).toEqual(['required', 'invalid']);
});

test('a sum or a choice left out is required too', () => {
  const schema = z.object({ sum: z.union([z.string(), z.number()]), kind: z.enum(['a', 'b']) });
  const codes = (value: object) =>
    Object.values(
      fieldErrors(
        schema.safeParse(value, { reportInput: true }).error?.issues ?? [],
        ({ code }) => code,
      ),
    ).map(({ code }) => code);
  expect(codes({})).toEqual(['required', 'required']);
  expect(codes({ sum: [], kind: 'c' })).toEqual(['invalid', 'invalid']);
});
