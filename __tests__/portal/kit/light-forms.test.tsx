import common from '@locales/th/common.json';
import errors from '@locales/th/errors.json';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { apiThunk } from '@/portal/kit/calls/api-thunk';
import { useDraftForm } from '@/portal/kit/form/unsent/use-draft-form';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { makeStore } from '@/portal/kit/page/store';
import { TextField } from '@/portal/ui/fields/TextField';

jest.mock('@/portal/kit/page/notice', () => ({ notice: { error: jest.fn(), success: jest.fn() } }));
// The test's FormData is Node's, which knows no elements.
jest.mock('@/portal/kit/form/form-values', () => ({
  formValues: (form: HTMLFormElement) =>
    Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
}));
beforeEach(() => jest.clearAllMocks());

const schema = z.object({ name: z.string() });
const save = apiThunk(
  'test/save',
  endpoint({
    service: 'auth',
    method: 'POST',
    path: '/name',
    call: z.object({ body: schema }),
    reply: z.object({}),
    needs: 'signed-in',
  }),
);

function Plain() {
  const form = usePlainForm({ schema, save, done: () => {} });
  return (
    <form {...form.props}>
      <TextField
        name="name"
        label="ชื่อ"
        error={form.errorOf('name') ?? form.errorOf('rows.0.name')}
      />
      <button type="submit">บันทึก</button>
    </form>
  );
}

const blank = { name: 'ก' };
function Draft() {
  const form = useDraftForm({
    initial: blank,
    keptAs: 'test',
    schemaOf: () => schema,
    bodyOf: (values) => values,
    save,
    done: () => {},
  });
  return (
    <form {...form.props}>
      <TextField
        name="name"
        label="ชื่อ"
        value={form.values.name}
        onChange={(event) => form.change({ name: event.target.value })}
        error={form.errorOf('name') ?? form.errorOf('rows')}
      />
      <button type="submit" onClick={() => form.submit()}>
        บันทึก
      </button>
    </form>
  );
}

/** Shows a form whose service answers so, and presses save. */
async function saveBy(Form: () => React.ReactNode, service: () => Promise<unknown>) {
  const i18n = createInstance();
  await i18n.init({ lng: 'th', resources: { th: { common, errors } } });
  const router = { events: { on: () => {}, off: () => {} }, beforePopState: () => {} };
  render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router as unknown as NextRouter}>
        <Provider store={makeStore(service as never)}>
          <Form />
        </Provider>
      </RouterContext>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
}

/** Saves by a service that finds this field wrong. */
const saveRefused = (Form: () => React.ReactNode, field: string) => {
  const fields = { [field]: { code: 'duplicate', message: '' } };
  return saveBy(Form, () =>
    Promise.reject(new ApiFailure({ code: 'INVALID', status: 400, message: '', fields })),
  );
};

/** Whether closing the page would be asked about. */
function isUnsaved() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

const forms: [string, () => React.ReactNode][] = [
  ['a form of its own fields', Plain],
  ['a form of values', Draft],
];

describe.each(forms)('%s that is saved', (_, Form) => {
  test.each([
    ['leaves nothing unsaved', '', false],
    ['keeps what was typed while it was on its way', 'ข', true],
  ])('%s', async (_, typedMeanwhile, unsaved) => {
    let answer = (_: object) => {};
    await saveBy(Form, () => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(screen.getByRole('textbox'), typedMeanwhile || '{Shift}');
    await act(async () => answer({}));
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    expect(isUnsaved()).toBe(unsaved);
  });
});

describe.each(forms)('%s that is refused', (_, Form) => {
  test.each(['name', 'rows.0.name'])(
    'says what is wrong with %s beside the field, and there alone',
    async (field) => {
      await saveRefused(Form, field);
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await waitFor(() =>
        expect(screen.getByRole('textbox')).toHaveAccessibleDescription(errors.fields.duplicate),
      );
      expect(notice.error).not.toHaveBeenCalled();
    },
  );

  test('says so by a notice where the field is not on the screen', async () => {
    await saveRefused(Form, 'elsewhere.0');
    await waitFor(() => expect(notice.error).toHaveBeenCalledWith(errors.INVALID));
  });
});
