/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { laws } from '@/contracts/data-care/laws';
import { retentionKinds, retentions } from '@/contracts/data-care/retention';
import { parseSettings } from '@/settings';

const rows = retentionKinds.map((kind) => {
  const { setting, names, from, days, least, ...rest } = retentions[kind];
  const why = 'law' in rest ? `: ${laws[rest.law].en}` : '';
  return `| \`${setting}\` | ${names.en} | ${from.en} | ${days} | ${least}${why} |`;
});
const table = [
  '| setting | what | days count from | days | least |',
  '|---|---|---|---|---|',
  ...rows,
].join('\n');

test('the table of the documentation is the declaration', () => {
  expect(readFileSync('docs/personal-data.md', 'utf8')).toContain(`${table}\n`);
});

test.each(retentionKinds)(
  '%s: fewer days than the least are refused, and the law is named',
  (kind) => {
    const { setting, least, ...rest } = retentions[kind];
    expect(parseSettings({ [setting]: String(least) }).keptDays[kind]).toBe(least);
    const few = () => parseSettings({ [setting]: String(least - 1) });
    expect(few).toThrow(`${setting} must be a whole number from ${least} to`);
    if ('law' in rest) expect(few).toThrow(laws[rest.law].en);
  },
);
