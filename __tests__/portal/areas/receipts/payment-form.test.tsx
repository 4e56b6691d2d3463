import receipts from '@locales/th/receipts.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyId, openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { openPage as pageOf } from '@/portal/app/page/open-page';
import { PaymentForm } from '@/portal/areas/receipts/PaymentForm';
import { texts } from '@/portal/areas/receipts/texts';
import { useDeskScan } from '@/portal/areas/receipts/use-desk-scan';
import { Problem } from '@/services/kit/calls/problem';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
// The test's FormData is Node's, which knows no elements.
jest.mock('@/portal/kit/form/form-values', () => ({
  formValues(form: HTMLFormElement) {
    const fields = [...form.querySelectorAll<HTMLInputElement>('input[name], select[name]')];
    const sent = fields.filter(({ type, checked }) => type !== 'checkbox' || checked);
    return Object.fromEntries(sent.map(({ name, value }) => [name, value]));
  },
}));

const owing = {
  ...{ unitId: anyId, unitNumber: 'A-0101', payerName: 'มาลี', owed: 288_250, advance: 0 },
  ...{ along: [], others: [] },
  invoices: [
    { id: anyId, number: 'RMN-IV2569-000001', dueOn: '2026-11-05', owed: 288_250, daysLate: 0 },
  ],
  unbilled: { total: 0, lines: [] },
};
const number = 'RMN-RC2569-000009';
const number12 = 'RMN-IV2569-000012';
const sent: { id: string; isAnother: boolean }[] = [];
const server = setupServer(
  http.get('*/sf/receipt/owed', () => HttpResponse.json({ code: '200', data: owing })),
  http.post('*/sf/receipt/take', async ({ request }) => {
    sent.push((await request.json()) as (typeof sent)[number]);
    const details = { number, unit: 'A-0101', amount: '2,882.50', day: '2026-11-23' };
    return HttpResponse.json(new Problem('PAYMENT_ALIKE', details).body(), { status: 409 });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a transfer that was taken already is told beside it, and taken only by a word', async () => {
  const Page = pageOf(() => <PaymentForm owing={owing} first="" />, texts);
  await openPage(Page, { pathname: '/receipts/desk', place: 'stranger' });
  const user = userEvent.setup();
  const take = await screen.findByRole('button', { name: receipts.takeIt });
  await user.selectOptions(screen.getByLabelText(receipts.method), 'transfer');
  await user.click(take);
  expect(await screen.findByRole('alert')).toHaveTextContent(number);
  expect(screen.getByRole('link', { name: new RegExp(number) })).toHaveAttribute(
    'href',
    `/receipts?keywords=${number}`,
  );
  await user.click(screen.getByRole('checkbox', { name: receipts.isAnother }));
  await user.click(take);
  await screen.findByRole('alert');
  expect(sent.map(({ isAnother }) => isAnother)).toEqual([false, true]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('an Enter in a field books nothing, and too little cash cannot be booked', async () => {
  sent.length = 0;
  const Page = pageOf(() => <PaymentForm owing={owing} first="" />, texts);
  await openPage(Page, { pathname: '/receipts/desk', place: 'stranger' });
  const user = userEvent.setup();
  const take = await screen.findByRole('button', { name: receipts.takeIt });
  const cash = screen.getByLabelText(receipts.cashReceived);
  expect(cash).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(cash).toHaveFocus();
  await user.keyboard('2,000');
  expect(take).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '+1,000' }));
  expect(screen.getByText('117.50')).toBeVisible();
  await user.type(cash, '{Enter}');
  expect(take).toHaveFocus();
  expect(sent).toEqual([]);
});

/** Keys as a scanner presses them, 2 ms each by the event's own clock, with an Enter behind each line. */
let clock = 1000;
function scan(field: HTMLElement, lines: readonly string[]) {
  clock += 1000;
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    clock += 2;
    Object.defineProperty(event, 'timeStamp', { value: clock });
    const isTyped = fireEvent(field, event) && key.length === 1;
    if (isTyped && field instanceof HTMLInputElement) field.value += key;
  };
  for (const line of lines) {
    for (const key of line) press(key);
    press('Enter');
  }
}

test('a scanner in any field brings an invoice, and leaves the field as it was', async () => {
  const codes: string[] = [];
  function Scanned() {
    const hear = useDeskScan((code) => codes.push(code));
    return (
      <div onKeyDownCapture={hear}>
        <input aria-label="amount" defaultValue="250" />
      </div>
    );
  }
  await openPage(pageOf(Scanned, texts), { pathname: '/receipts/desk', place: 'stranger' });
  const field = await screen.findByLabelText('amount');
  scan(field, ['RMN-IV2569-000012']);
  expect(codes).toEqual([number12]);
  expect(field).toHaveValue('250');
  scan(field, ['|099400016550100', 'RMNIV2569000012', 'A0101', '288250']);
  await waitFor(() => expect(codes).toHaveLength(2));
  expect(codes).toEqual([number12, '|099400016550100\rRMNIV2569000012\rA0101\r288250']);
  expect(field).toHaveValue('250');
});
