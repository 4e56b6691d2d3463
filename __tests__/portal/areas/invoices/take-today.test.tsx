import { screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { adminPage } from '@/portal/app/page/admin-page';
import { InvoiceScreen } from '@/portal/areas/invoices/item/InvoiceScreen';
import { invoicePage } from '@/portal/areas/invoices/item/page';

let mockMoney: object;
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as object;
    return reply.parse(path === invoiceEndpoints.get.path ? { ...sample, ...mockMoney } : sample);
  };
  return { browserApi: api, quietApi: api };
});

const surcharge = (amount: number) => ({ amount, waived: 0, lines: [] });
const open = (money: object) => {
  mockMoney = { state: 'open', voidReason: '', total: 258_300, paid: 0, credited: 0, ...money };
  return openPage(adminPage(InvoiceScreen, invoicePage), {
    ...{ pathname: '/invoices/[id]', query: { id: anyId }, place: anyId },
  });
};

test('what is to be taken today is told with the surcharge', async () => {
  await open({ owed: 258_300, surcharge: surcharge(934) });
  expect(await screen.findByText(/รับวันนี้รวมเงินเพิ่ม 2,592\.34 บาท/)).toBeVisible();
});

test.each([
  ['there is none', { owed: 258_300, surcharge: surcharge(0) }],
  ['some of it is given back', { owed: 258_300, surcharge: surcharge(-934) }],
  ['nothing is owed', { owed: 0, paid: 258_300, surcharge: surcharge(934) }],
])('nothing is added where %s', async (_, money) => {
  await open(money);
  expect((await screen.findAllByText('2,583.00')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/รับวันนี้รวมเงินเพิ่ม/)).toBeNull();
});
