import th from '@locales/th/invoices.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { adminPage } from '@/portal/app/page/admin-page';
import { BillingScreen } from '@/portal/areas/invoices/BillingScreen';
import { billingPage } from '@/portal/areas/invoices/billing-page';

const mockCalls: { path: string; call: unknown }[] = [];
jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
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
jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ path, reply }: Endpoint, call: unknown) => {
    mockCalls.push({ path, call });
    const sample = sampleOf(reply);
    const stored = {
      ...{ commonFeeBy: 'area', commonFeeRate: 4500, commonFeeBudget: 1_250_000 },
      ...{ surchargeRate: '10', surchargeLateRate: '10', surchargeLateMonths: 6, vatRate: '0' },
      ...{
        billerId: '',
        promptPayId: '',
        dueDays: 15,
        letterGapDays: 15,
        planGraceDays: 7,
        clearLetterDays: 30,
      },
      ...{ firstLetterDays: 30, secondLetterDays: 60, finalLetterDays: 90 },
    };
    return reply.parse(Array.isArray(sample) ? sample : { ...(sample as object), ...stored });
  };
  return { browserApi: api, quietApi: api };
});

const saved = () => mockCalls.find(({ path }) => path === billingSettingEndpoints.save.path)?.call;

test('of the common fee only what it goes by is asked for; the other stays as it is', async () => {
  await openPage(adminPage(BillingScreen, billingPage), {
    ...{ pathname: '/invoices/settings', place: anyId },
  });
  const rate = new RegExp(`^${th.rateBy.area.replace(/[()]/g, '.')}`);
  const budget = new RegExp(`^${th.fields.commonFeeBudget.replace(/[()]/g, '.')}`);
  expect(await screen.findByLabelText(rate)).toBeVisible();
  expect(screen.queryByLabelText(budget)).toBeNull();

  fireEvent.change(screen.getByLabelText(th.fields.commonFeeBy), { target: { value: 'ratio' } });
  expect(screen.queryByLabelText(rate)).toBeNull();
  fireEvent.change(screen.getByLabelText(budget), { target: { value: '20,000' } });
  fireEvent.submit(screen.getByLabelText(budget).closest('form') as HTMLFormElement);
  await waitFor(() => expect(saved()).toBeDefined());
  expect(saved()).toMatchObject({
    body: { commonFeeBy: 'ratio', commonFeeRate: 4500, commonFeeBudget: 2_000_000 },
  });
});
