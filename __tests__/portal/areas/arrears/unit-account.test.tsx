import th from '@locales/th/arrears.json';
import { screen, within } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { arrearEndpoints, type UnitAccount } from '@/contracts/billing/arrears';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { adminPage } from '@/portal/app/page/admin-page';
import { AccountScreen } from '@/portal/areas/arrears/AccountScreen';
import { accountPage } from '@/portal/areas/arrears/pages';
import { bangkokDay } from '@/portal/kit/text/dates';

let mockAccount: Partial<UnitAccount>;
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint) => {
    const sample = sampleOf(reply) as { units?: object[] };
    if (path !== arrearEndpoints.account.path) return reply.parse(sample);
    return reply.parse({ ...sample, units: [{ ...sample.units?.[0], ...mockAccount }] });
  };
  return { browserApi: api, quietApi: api };
});

const line = { day: '2026-10-01', href: `/invoices/${anyId}` };
const invoice = {
  ...line,
  id: '1',
  what: 'invoice',
  number: 'RMN-IV2569-000388',
  period: '2026-10',
} as const;
const receipt = {
  ...line,
  id: '2',
  what: 'receipt',
  number: 'RMN-RC2569-000007',
  period: null,
} as const;

const open = () =>
  openPage(adminPage(AccountScreen, accountPage), {
    ...{ pathname: '/arrears/account', query: { unitId: anyId }, place: anyId },
  });

test('the head tells for how many days something is late, and how much of it', async () => {
  const dueOn = bangkokDay(Date.now() - 74 * 86_400_000);
  const owing = [{ id: anyId, number: invoice.number, dueOn, owed: 349_650 }];
  mockAccount = { owed: 704_700, late: 349_650, owing };
  await open();
  expect(await screen.findByText(`${th.late.replace('{{n}}', '74')} · 3,496.50`)).toBeVisible();
});

test('a card tells what a line itself comes to, and beside it what was owed after it', async () => {
  mockAccount = {
    lines: [
      { ...invoice, debit: 349_650, credit: 0, balance: 704_700 },
      { ...receipt, debit: 0, credit: 100_000, balance: 604_700 },
    ],
  };
  await open();
  const [, bill, paid] = await screen.findAllByRole('row');
  const cells = (row: HTMLElement | undefined, card: string) => [
    ...(row?.querySelectorAll<HTMLElement>(`td[data-card="${card}"]`) ?? []),
  ];
  const figure = (row: HTMLElement | undefined) =>
    cells(row, 'figure')
      .filter(({ textContent }) => textContent)
      .map(({ dataset, textContent }) => `${dataset.before ?? ''}${textContent}`);
  expect(figure(bill)).toEqual(['3,496.50']);
  expect(figure(paid)).toEqual(['−1,000.00']);
  const owed = cells(bill, 'rest').map(({ dataset, textContent }) => [dataset.label, textContent]);
  expect(owed).toContainEqual([th.balance, '7,047.00']);
  expect(bill).toHaveTextContent(th.ofMonth.replace('{{month}}', 'ต.ค. 2569'));
  expect(within(bill as HTMLElement).getByRole('link', { name: 'IV2569-000388' })).toHaveAttribute(
    'href',
    line.href,
  );
});
