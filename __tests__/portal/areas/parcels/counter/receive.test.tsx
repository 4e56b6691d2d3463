import common from '@locales/th/common.json';
import errors from '@locales/th/errors.json';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startServices } from '@tests/kit/services';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { ReceiveScreen } from '@/portal/areas/parcels/counter/ReceiveScreen';
import { texts } from '@/portal/areas/parcels/texts';
import { createApiClient } from '@/portal/kit/api-client';
import { createHttp } from '@/portal/kit/http';
import { makeStore } from '@/portal/kit/store';

const services = startServices();
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

const router = {
  query: {},
  pathname: '/parcels/receive',
  events: { on: () => {}, off: () => {}, emit: () => {} },
} as unknown as NextRouter;

async function open(): Promise<string> {
  const token = await services.signIn('counter');
  const http = createHttp({
    addressOf: (service) => `${services.url}/${service}`,
    bearer: async () => token,
  });
  http.defaults.adapter = 'fetch';
  const i18n = createInstance();
  await i18n.init({
    lng: 'th',
    interpolation: { escapeValue: false },
    resources: { th: { common, errors, parcels: texts.parcels.th, pickers: texts.pickers.th } },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router}>
        <Provider store={makeStore(createApiClient(http))}>
          <ReceiveScreen />
        </Provider>
      </RouterContext>
    </I18nextProvider>,
  );
  return token;
}

const unit = () => screen.getByRole('combobox', { name: 'ห้อง/บ้านเลขที่' });
const received = () =>
  within(screen.getByRole('region', { name: 'รับเข้ารอบนี้' })).queryAllByRole('listitem');

test('a counter receives two parcels of a unit without touching the mouse', async () => {
  const token = await open();
  const [known] = await services.get(parcelEndpoints.units, { query: { keywords: '08' } }, token);
  const user = userEvent.setup();

  expect(unit()).toHaveFocus();
  await user.keyboard(known!.number);
  await screen.findByRole('option', { name: new RegExp(known!.number) });
  await user.keyboard('{Enter}');
  const name = screen.getByRole('textbox', { name: /^ผู้รับ/ });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue(known!.people[0]);

  await user.keyboard('{Enter}SPXTH123456789012');
  expect(screen.getByRole('combobox', { name: 'ขนส่ง' })).toHaveValue('spx');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(received()).toHaveLength(1));
  expect(received()[0]).toHaveTextContent(known!.people[0]!);
  expect(unit()).toHaveFocus();
  expect(unit()).toHaveValue('');

  // The same unit again, and a number that two carriers use: staff are asked, nothing typed is lost.
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('{Enter}TH12345678901A{Enter}');
  const carrier = screen.getByRole('combobox', { name: 'ขนส่ง' });
  expect(carrier).toHaveFocus();
  expect(carrier).toHaveAccessibleDescription('เลขนี้ใช้ได้หลายขนส่ง กรุณาเลือก');
  expect(screen.getByRole('textbox', { name: 'เลขติดตาม' })).toHaveValue('TH12345678901A');
  await user.selectOptions(carrier, 'Lazada (LEX)');
  await user.click(screen.getByRole('button', { name: /^รับเข้า/ }));
  await waitFor(() => expect(received()).toHaveLength(2));

  const query = { keywords: 'TH12345678901A' };
  const stored = await services.get(parcelEndpoints.list, { query }, token);
  expect(stored.rows).toMatchObject([
    { unitNumber: known!.number, carrier: 'lazada', recipientName: known!.people[0] },
  ]);
});

test('what is missing is said beside its field, and the first such field has the focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^รับเข้า/ }));
  expect(unit()).toHaveFocus();
  expect(unit()).toHaveAccessibleDescription('กรุณาเลือกห้องจากรายการ');
  expect(screen.getByRole('textbox', { name: /^ผู้รับ/ })).toBeInvalid();
});
