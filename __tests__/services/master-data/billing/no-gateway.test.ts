import { canPay } from '@/services/master-data/billing/gateway/gateway';
import { mpayHandlers } from '@/services/master-data/billing/gateway/mpay';

const asking = (mayPay: boolean) =>
  mpayHandlers({} as never, { gateway: {}, word: {}, mayPay } as never).ask(
    { body: { invoiceId: '0198c0de-0000-7000-8000-000000000001' } } as never,
    { propertyId: 'p' } as never,
  );

test('no link is made where nobody could pay by it', async () => {
  await expect(asking(false)).rejects.toMatchObject({ code: 'PAY_NO_GATEWAY' });
});

test('where money can be taken, it goes on to the invoice', async () => {
  await expect(asking(true)).rejects.not.toMatchObject({ code: 'PAY_NO_GATEWAY' });
});

test('money that is not real is for the demo alone', () => {
  const said = [true, false].map((sandbox) =>
    [true, false].map((isDemo) => canPay({ sandbox }, isDemo)),
  );
  expect(said).toEqual([
    [true, false],
    [true, true],
  ]);
});
