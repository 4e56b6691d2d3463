import pay from '@locales/th/pay.json';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import PaymentPage from '@/../pages/homeservice/paymentPage';
import type { PayPage } from '@/contracts/billing/mpay';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

let page: PayPage;
let begun: unknown;
const server = setupServer(
  http.get('*/mpay/page/:reference', () => HttpResponse.json({ code: '200', data: page })),
  http.post('*/mpay/page/:reference/start', async ({ request }) => {
    begun = await request.json();
    const lateAlong = (begun as { withLate: boolean }).withLate ? page.late : 0;
    page = { ...page, state: 'started', amount: page.amount + lateAlong, lateAlong };
    return HttpResponse.json({ code: '200', data: { url: '/homeservice/paymentPage?ref=x' } });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const reference = 'r'.repeat(43);
const show = async (more: Partial<PayPage>) => {
  page = {
    ...{ state: 'waiting', amount: 288_250, propertyName: 'เดอะ วัน', unitNumber: 'A-0101' },
    ...{ maskedName: 'โส*** ใจ***', receiptNumber: '', sandbox: true, payable: true },
    ...{ pretends: true, ways: ['promptpay', 'card'], way: 'promptpay', receiptUntil: null },
    ...{ items: [{ description: 'ค่าส่วนกลาง', amount: 300_000 }], paid: 11_750, late: 0 },
    lateAlong: 0,
    ...{ credited: 0, waived: 0 },
    officePhone: '021234567',
    invoices: [{ number: 'RMN-IV2569-000001', dueOn: '2026-12-05', amount: 288_250 }],
    expiresAt: '2026-11-26T05:00:00.000Z',
    ...more,
  };
  const visit = { pathname: '/homeservice/paymentPage', query: { ref: reference } };
  await openPage(PaymentPage, { ...visit, place: 'stranger' });
};
const fact = async (name: string) => {
  const term = await screen.findByText(name);
  return term.nextElementSibling?.textContent ?? '';
};
const mark = () => document.querySelector('[data-mark]')?.getAttribute('data-mark') ?? null;

test('when a bill is due and when its link ends are told apart', async () => {
  await show({});
  expect(await fact(pay.due)).toContain('2569');
  expect(await fact(pay.due)).toMatch(/^5\s/);
  expect(await fact(pay.linkEnds)).toMatch(/^26\s/);
  expect(mark()).toBeNull();
});

test('what was declined looks unlike what was paid, and is tried again on the same page', async () => {
  await show({ state: 'failed' });
  expect(await screen.findByRole('heading', { name: pay.results.failed.title })).toBeVisible();
  expect(mark()).toBe('bad');
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    pay.results.failed.lead,
  );
  await userEvent.click(screen.getByRole('button', { name: pay.by.promptpay }));
  await waitFor(() => expect(screen.getByRole('button', { name: pay.pretendPaid })).toBeVisible());
});

test('a QR code that waits says so, how it is paid, what being late costs and whom to call', async () => {
  await show({ state: 'started', late: 4_500 });
  expect(await screen.findByRole('img', { name: pay.qrTitle })).toHaveAttribute(
    'src',
    expect.stringContaining(`/mpay/page/${reference}/qr`),
  );
  expect(screen.getByText(pay.qrWaits)).toBeVisible();
  expect(screen.getByText(/45\.00/)).toBeVisible();
  expect(screen.getByText('-117.50')).toBeVisible();
  expect(screen.getByRole('link', { name: /02/ })).toHaveAttribute('href', 'tel:021234567');
  expect(mark()).toBeNull();
});

test('what being late costs can be paid along: the sum follows, and another QR code is begun', async () => {
  await show({ state: 'started', late: 4_500 });
  await userEvent.click(await screen.findByRole('checkbox', { name: /45\.00/ }));
  expect(screen.getAllByText(/2,927\.50/)).toHaveLength(2);
  expect(screen.queryByRole('img', { name: pay.qrTitle })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: pay.by.promptpay }));
  await waitFor(() => expect(begun).toEqual({ way: 'promptpay', withLate: true }));
  expect(await screen.findByRole('img', { name: pay.qrTitle })).toBeVisible();
});

test('the receipt of what was paid can be downloaded for some days', async () => {
  const paid = { state: 'done', payable: false, receiptNumber: 'RMN-RC2569-000001' } as const;
  await show({ ...paid, receiptUntil: '2026-12-05T05:00:00.000Z' });
  expect(await screen.findByRole('button', { name: pay.download })).toBeVisible();
  expect(screen.getByText(/5 ธ\.ค\. 2569/)).toBeVisible();
});

test.each([
  ['done', 'good', pay.results.done.lead],
  ['paid', 'good', pay.results.paid.lead],
  ['failed', 'bad', pay.results.failed.closed],
  ['expired', 'wait', pay.results.expired.lead],
] as const)('%s is shown as %s, and offers nothing', async (state, look, lead) => {
  await show({ state, payable: false });
  expect(await screen.findByText(lead)).toBeVisible();
  expect(mark()).toBe(look);
  expect(screen.queryByRole('button', { name: /ชำระ/ })).toBeNull();
  expect(screen.queryByText(pay.linkEnds)).toBeNull();
});
