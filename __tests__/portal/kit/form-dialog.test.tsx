import common from '@locales/th/common.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { ConfirmContext } from '@/portal/kit/confirm/confirm';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';
import { makeStore } from '@/portal/kit/page/store';

jest.mock('@/portal/kit/page/Dialog', () => ({
  Dialog: ({ children }: { children: React.ReactNode }) => children,
}));
// The test's FormData is Node's, which knows no elements.
jest.mock('@/portal/kit/form/form-values', () => ({
  formValues: (form: HTMLFormElement) => ({ reason: form.querySelector('input')?.value }),
}));

const hide = endpoint({
  ...{ service: 'auth', method: 'POST', path: '/hide/:id', needs: 'signed-in' },
  call: z.object({ params: z.object({ id: z.string() }), body: z.object({ reason: z.string() }) }),
  reply: z.object({}),
});

test.each([
  ['', true, 0],
  ['ลบเพราะซ้ำ', false, 1],
  ['ลบเพราะซ้ำ', true, 1],
])(
  'a dialog in which %j was typed is left (%j) after %i questions',
  async (typed, agrees, asked) => {
    const confirm = jest.fn(async () => agrees);
    const onClose = jest.fn();
    const i18n = createInstance();
    await i18n.init({ lng: 'th', resources: { th: { common } } });
    const router = { events: { on: () => {}, off: () => {} }, beforePopState: () => {} };
    render(
      <I18nextProvider i18n={i18n}>
        <RouterContext value={router as unknown as NextRouter}>
          <Provider store={makeStore((() => new Promise(() => {})) as never)}>
            <ConfirmContext value={confirm}>
              <ReasonDialog
                {...{ title: 'ซ่อน', lead: '', action: 'ซ่อน', endpoint: hide, id: '1', onClose }}
                onDone={() => {}}
              />
            </ConfirmContext>
          </Provider>
        </RouterContext>
      </I18nextProvider>,
    );
    if (typed) await userEvent.type(screen.getByRole('textbox'), typed);
    await userEvent.click(screen.getByRole('button', { name: common.form.close }));
    expect(confirm).toHaveBeenCalledTimes(asked);
    expect(onClose).toHaveBeenCalledTimes(agrees ? 1 : 0);
  },
);
