import common from '@locales/th/common.json';
import general from '@locales/th/errors.json';
import { render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { errorTexts } from '@/contracts/features/error-words';
import { ReceiveScreen } from '@/portal/areas/parcels/receive/ReceiveScreen';
import { texts } from '@/portal/areas/parcels/texts';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { makeStore } from '@/portal/kit/page/store';

const errors = errorTexts('th', general);

const router = {
  query: {},
  pathname: '/parcels/receive',
  events: { on: () => {}, off: () => {}, emit: () => {} },
} as unknown as NextRouter;

/** The counter's screen in Thai, on top of these answers. */
export async function openReceiving(api: ApiClient) {
  const i18n = createInstance();
  await i18n.init({
    lng: 'th',
    interpolation: { escapeValue: false },
    resources: { th: { common, errors, parcels: texts.parcels.th, pickers: texts.pickers.th } },
  });
  return render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router}>
        <Provider store={makeStore(api)}>
          <ReceiveScreen />
        </Provider>
      </RouterContext>
    </I18nextProvider>,
  );
}

export const unit = () => screen.getByRole('combobox', { name: 'ห้อง/บ้าน' });
export const received = () =>
  within(screen.getByRole('region', { name: 'รับเข้ารอบนี้' })).queryAllByRole('listitem');
export const refused = () => {
  const list = screen.queryByRole('region', { name: 'บันทึกไม่ได้ ต้องตรวจสอบ' });
  return list ? within(list).queryAllByRole('listitem') : [];
};
