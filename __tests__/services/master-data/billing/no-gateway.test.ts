import { mpayHandlers } from '@/services/master-data/billing/gateway/mpay';

const asking = (pays: boolean) =>
  mpayHandlers({} as never, { gateway: {}, word: {}, pays } as never).ask(
    { body: { invoiceId: '0198c0de-0000-7000-8000-000000000001' } } as never,
    { propertyId: 'p' } as never,
  );

test('no link is made where nobody could pay by it', async () => {
  await expect(asking(false)).rejects.toMatchObject({ code: 'PAY_NO_GATEWAY' });
});

test('where money can be taken, it goes on to the invoice', async () => {
  await expect(asking(true)).rejects.not.toMatchObject({ code: 'PAY_NO_GATEWAY' });
});
