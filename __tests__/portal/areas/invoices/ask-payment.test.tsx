import invoices from '@locales/th/invoices.json';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@tests/kit/open-page';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { openPage as pageOf } from '@/portal/app/page/open-page';
import { AskPayment, MadePayment } from '@/portal/areas/invoices/item/AskPayment';
import { usePaymentLink } from '@/portal/areas/invoices/item/payment-link';
import { texts } from '@/portal/areas/invoices/texts';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const url = `/homeservice/paymentPage?ref=${'r'.repeat(43)}`;
const server = setupServer(
  http.post('*/mpay/ask', () => {
    const data = { url, expiresAt: '2026-11-26T05:00:00.000Z', amount: 100 };
    return HttpResponse.json({ code: '200', data });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a link that is shown once can be copied, whole', async () => {
  const Page = pageOf(() => {
    const link = usePaymentLink({ id: '018f0000-0000-7000-8000-000000000001', owed: 100 });
    return (
      <>
        <MadePayment link={link} />
        <AskPayment link={link} />
      </>
    );
  }, texts);
  await openPage(Page, { pathname: '/invoices', place: 'stranger' });
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: invoices.askPayment }));
  await user.click(await screen.findByRole('button', { name: invoices.copyLink }));
  expect(screen.getByText(`${window.location.origin}${url}`)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}${url}`);
});
