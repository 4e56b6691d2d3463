import th from '@locales/th/invoices.json';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { monthAfter } from '@/contracts/kit/fields/month';
import { adminPage } from '@/portal/app/page/admin-page';
import { IssueScreen } from '@/portal/areas/invoices/issue/IssueScreen';
import { issuePage } from '@/portal/areas/invoices/issue/page';
import { bangkokDay } from '@/portal/kit/text/dates';

// A busy machine draws the whole screen in more than a second.
configure({ asyncUtilTimeout: 5000 });
// The test's FormData is Node's, which knows no elements.
jest.mock('@/portal/kit/form/form-values', () => ({
  formValues: (form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [
        name,
        value,
      ]),
    ),
}));
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const IssuePage = adminPage(IssueScreen, issuePage);
const now = bangkokDay(Date.now()).slice(0, 7);
const [next, later] = [monthAfter(now, 1), monthAfter(now, 2)];
const monthIssue = sampleOf(invoiceEndpoints.issue.reply) as object;
const preview = sampleOf(invoiceEndpoints.preview.reply) as object;
const sum = { units: 192, total: 47319756, inWords: 'สี่แสนเจ็ดหมื่นบาท', issued: 0, empty: 0 };

let standing: object;
let figures: object;
let issued: unknown[];
let unread: number;
const path = '*/services/master-data/api/v1/sf';
const coded = (data: unknown) => HttpResponse.json({ code: '200', data });
const server = setupServer(
  http.get(`${path}/invoice/issue`, () => coded(standing)),
  http.get(`${path}/billing-setting`, () => coded(sampleOf(billingSettingEndpoints.get.reply))),
  http.get(`${path}/invoice/issue/stands`, () =>
    coded({ ...(sampleOf(invoiceEndpoints.stands.reply) as object), missing: unread }),
  ),
  http.post(`${path}/invoice/preview`, () => coded({ ...preview, ...figures })),
  http.post(`${path}/invoice/issue`, async ({ request }) => {
    issued.push(await request.json());
    const run = { ...monthIssue, period: next, units: 192, made: 192, total: sum.total };
    standing = {
      run,
      next: later,
      months: [
        { period: next, issued: 192 },
        { period: later, issued: 0 },
      ],
    };
    return coded(run);
  }),
  http.all('*/services/*', () => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(async () => {
  issued = [];
  unread = 0;
  figures = sum;
  standing = {
    run: null,
    next,
    months: [
      { period: now, issued: 190 },
      { period: next, issued: 0 },
    ],
  };
  await openPage(IssuePage, { pathname: '/invoices/issue', place: anyId });
});

const month = () => screen.findByLabelText<HTMLSelectElement>(th.period);
/** The first look comes by itself, another when something was changed. */
const lookAgain = async () => {
  fireEvent.change(await month(), { target: { value: now } });
  fireEvent.click(await screen.findByRole('button', { name: th.preview }));
};
const issueButton = () => screen.findByRole('button', { name: /^ออกใบแจ้งหนี้ 192 ใบ/ });

test('it opens on the month that is next, and says how many invoices another has', async () => {
  expect((await month()).value).toBe(next);
  fireEvent.change(await month(), { target: { value: now } });
  expect(await screen.findByText(/^งวดนี้ออกแล้ว 190 ใบ/)).toBeVisible();
});

test('it asks once, with the sum in words; then no live button is left', async () => {
  fireEvent.click(await issueButton());
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('473,197.56 บาท (สี่แสนเจ็ดหมื่นบาท)');
  fireEvent.click(within(question).getByRole('button', { name: th.issueNot }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(issued).toEqual([]);

  fireEvent.click(await issueButton());
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: th.issue }),
  );
  expect(await screen.findByRole('heading', { name: /ครบแล้ว$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^ออกใบแจ้งหนี้ 192 ใบ/ })).toBeNull();
  expect(issued).toMatchObject([{ period: next, units: 192, total: 47319756 }]);
  expect((await month()).value).toBe(later);
});

test.each([
  [{ issued: 192, empty: 0 }, /ออกครบทุกห้องแล้ว 192 ใบ/],
  [{ issued: 0, empty: 5 }, /5 ห้องไม่มียอดเรียกเก็บ/],
  [{ issued: 0, empty: 0 }, /ยังไม่มีห้องที่เปิดใช้งาน/],
])('where there is nothing to issue (%j) it says why', async (why, words) => {
  figures = { ...sum, ...why, units: 0, total: 0 };
  await lookAgain();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^ออกใบแจ้งหนี้/ })).toBeNull();
});

test('while meters are unread they come first; what all invoices differ by is told once', async () => {
  unread = 192;
  const water = { why: 'unread', kind: 'water', name: 'ค่าน้ำ', was: 19800, now: 0, counted: '' };
  const late = { ...water, why: 'late', kind: 'surcharge', name: 'เงินเพิ่ม', was: 0, now: 600 };
  const row = (id: string, differences: object[]) => ({
    ...{ id, unitNumber: id, payerName: 'ก', noPayer: false, odd: null, advance: 0, lines: [] },
    ...{ total: 100, before: 19900, differences },
  });
  figures = {
    ...sum,
    shared: [{ why: 'unread', kind: 'water', name: 'ค่าน้ำ' }],
    views: [{ view: 'unread', count: 2 }],
    rows: [row('A-1', [water, late]), row('A-2', [water])],
  };
  await lookAgain();
  expect(await screen.findByRole('link', { name: th.toSheet })).toHaveAttribute(
    'href',
    `/meters?period=${now}&show=missing`,
  );
  expect(screen.getByText(/^ยังไม่จดมิเตอร์ 192 ห้อง/)).toBeVisible();
  expect(screen.getAllByText(/ค่าน้ำ ยังไม่จดเลข/)).toHaveLength(1);
  expect(screen.getByText('เงินเพิ่ม +6.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ยังไม่จดเลข 2' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /โดยไม่รอ$/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('ยังไม่จดมิเตอร์ 192 ห้อง');
});
