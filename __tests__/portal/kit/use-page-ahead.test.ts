import { renderHook } from '@testing-library/react';
import { usePageAhead } from '@/portal/kit/list/use-page-ahead';

/** Turns to pages one after the other, each here at once or not yet; the pages that were read ahead. */
function turned(...pages: { page: number; isLast?: boolean }[]) {
  const read: number[] = [];
  const [first, ...others] = pages;
  const { rerender } = renderHook(
    ({ page, isLast }: { page: number; isLast?: boolean }) =>
      usePageAhead(page, isLast, (one) => read.push(one)),
    { initialProps: first ?? { page: 1 } },
  );
  for (const one of others) rerender(one);
  return read;
}

const more = { isLast: false };

test('who opens a list is read nothing ahead', () => {
  expect(turned({ page: 1, ...more }, { page: 1, ...more })).toEqual([]);
});

test('who turns on finds the next page, once each has come', () => {
  expect(turned({ page: 1, ...more }, { page: 2 })).toEqual([]);
  expect(turned({ page: 1, ...more }, { page: 2 }, { page: 2, ...more })).toEqual([3]);
  expect(
    turned({ page: 1, ...more }, { page: 2, ...more }, { page: 2, ...more }, { page: 3, ...more }),
  ).toEqual([3, 4]);
});

test('behind the last page there is none', () => {
  expect(turned({ page: 1, ...more }, { page: 2, isLast: true })).toEqual([]);
});

test('who goes back or jumps is read nothing ahead', () => {
  expect(turned({ page: 5, ...more }, { page: 4, ...more })).toEqual([]);
  expect(turned({ page: 1, ...more }, { page: 7, ...more })).toEqual([]);
});
