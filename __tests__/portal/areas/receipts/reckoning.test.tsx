import th from '@locales/th/refunds.json';
import { screen } from '@testing-library/react';
import { openPage } from '@tests/kit/open-page';
import { type RefundDetail, refundEndpoints } from '@/contracts/billing/deposits/refund';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { openPage as pageOf } from '@/portal/app/page/open-page';
import { Reckoning } from '@/portal/areas/receipts/deposits/Reckoning';
import { refundTexts } from '@/portal/areas/receipts/texts';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

test('what is given back of a deposit is what is taken of it, less what is kept and why', async () => {
  const sample = sampleOf(refundEndpoints.get.reply) as RefundDetail;
  const refund = { ...sample, source: 'deposit', amount: 850_000, kept: 150_000 } as const;
  const Page = pageOf(() => <Reckoning refund={{ ...refund, why: 'ผนังเป็นรอย' }} />, refundTexts);
  await openPage(Page, { pathname: '/receipts/refunds', place: 'stranger' });
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toEqual([`ตัดจาก${th.sources.deposit}`, `${th.kept}ผนังเป็นรอย`, th.title]);
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['10,000.00', '−1,500.00', '8,500.00']);
});
