import th from '@locales/th/books.json';
import { screen } from '@testing-library/react';
import { openPage } from '@tests/kit/open-page';
import { monthAfter } from '@/contracts/kit/fields/month';
import { openPage as pageOf } from '@/portal/app/page/open-page';
import { MonthState } from '@/portal/areas/books/MonthState';
import { texts } from '@/portal/areas/books/texts';
import { bangkokDay } from '@/portal/kit/text/dates';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const now = bangkokDay(Date.now()).slice(0, 7);
const past = monthAfter(now, -1);
const reopening = { by: 'ก', at: '2026-11-20T07:05:00.000Z', reason: 'ข', isMine: false };

test.each([
  ['open', 'done', { period: now, closed: false, reopening: null }],
  ['due', 'needs', { period: past, closed: false, reopening: null }],
  ['closed', 'off', { period: past, closed: true, reopening: null }],
  ['reopening', 'needs', { period: past, closed: true, reopening }],
] as const)('a month that is %s says so, as %s', async (state, tone, month) => {
  const Page = pageOf(() => <MonthState month={month} />, texts);
  await openPage(Page, { pathname: '/books', place: 'stranger' });
  expect(await screen.findByText(th.states[state])).toHaveAttribute('data-tone', tone);
});
