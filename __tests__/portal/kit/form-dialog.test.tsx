import common from '@locales/th/common.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
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

const onClose = jest.fn();

async function show(confirm: () => Promise<boolean>, shown: ReactNode) {
  const i18n = createInstance();
  await i18n.init({ lng: 'th', resources: { th: { common } } });
  const router = { events: { on: () => {}, off: () => {} }, beforePopState: () => {} };
  render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router as unknown as NextRouter}>
        <Provider store={makeStore((() => new Promise(() => {})) as never)}>
          <ConfirmContext value={confirm}>{shown}</ConfirmContext>
        </Provider>
      </RouterContext>
    </I18nextProvider>,
  );
}
const asking = (title: string, final: boolean) => (
  <ReasonDialog
    {...{ title, final, lead: '', action: title, endpoint: hide, id: '1', onClose }}
    onDone={() => {}}
  />
);
beforeEach(() => onClose.mockClear());

test.each([
  ['', true, 0],
  ['ลบเพราะซ้ำ', false, 1],
  ['ลบเพราะซ้ำ', true, 1],
])(
  'a dialog in which %j was typed is left (%j) after %i questions',
  async (typed, agrees, asked) => {
    const confirm = jest.fn(async () => agrees);
    await show(confirm, asking('ซ่อน', false));
    if (typed) await userEvent.type(screen.getByRole('textbox'), typed);
    await userEvent.click(screen.getByRole('button', { name: common.form.cancel }));
    expect(confirm).toHaveBeenCalledTimes(asked);
    expect(onClose).toHaveBeenCalledTimes(agrees ? 1 : 0);
  },
);

test('beside a deed that takes something away the way out is not called as if it did so', async () => {
  await show(async () => true, asking('ยกเลิกใบเสร็จ', true));
  expect(screen.getByRole('button', { name: 'ยกเลิกใบเสร็จ' })).toHaveAttribute('data-tone', 'bad');
  expect(screen.queryByRole('button', { name: common.form.cancel })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: common.form.leaveIt }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
