import { File as NodeFile } from 'node:buffer';
import errors from '@locales/th/errors.json';
import uploads from '@locales/th/uploads.json';
import {
  configure,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startServices } from '@tests/kit/services';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { parcelPhoto } from '@/contracts/parcel/parcel-uploads';
import { uploadEndpoints } from '@/contracts/upload/upload';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { type ApiClient, createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';
import { makeStore } from '@/portal/kit/page/store';
import { UploadField } from '@/portal/kit/upload/UploadField';
import type { HeldFile } from '@/portal/kit/upload/upload-item';

const services = startServices();
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

// jsdom's own is none that Node's forms and addresses take.
const File = NodeFile as unknown as typeof globalThis.File;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = (name = 'กล่อง.png') => new File([pixel], name, { type: 'image/png' });

async function open(
  props: { type?: UploadRule; initial?: HeldFile[]; inOrder?: boolean } = {},
  held?: ApiClient,
) {
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
    resources: { th: { errors, uploads } },
  });
  const onChange = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={makeStore(held ?? createApiClient(http))}>
        <form aria-label="พัสดุ">
          <UploadField
            type={parcelPhoto}
            label="รูปพัสดุ"
            name="photos"
            onChange={onChange}
            {...props}
          />
        </form>
      </Provider>
    </I18nextProvider>,
  );
  const ids = () =>
    [...document.querySelectorAll<HTMLInputElement>('form input[name=photos]')].map(
      ({ value }) => value,
    );
  return { onChange, ids, token };
}

const chooser = () => screen.getByLabelText('เลือกไฟล์');
const rows = () => screen.queryAllByRole('listitem');

test('what is chosen is sent, shown, and its id is the form’s', async () => {
  const { onChange, ids, token } = await open();
  expect(screen.getByRole('group', { name: 'รูปพัสดุ' })).toBeInTheDocument();
  expect(chooser()).toHaveAccessibleDescription(/JPG, PNG, WebP ไฟล์ละไม่เกิน 20 MB สูงสุด 5 ไฟล์/);
  await userEvent.upload(chooser(), [photo(), photo('อีกรูป.png')]);
  await waitFor(() => expect(ids()).toHaveLength(2));
  const [held, unsent] = onChange.mock.lastCall!;
  expect(held.map(({ id }: { id: string }) => id)).toEqual(ids());
  expect(unsent).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('ส่ง อีกรูป.png แล้ว');
  const [row] = rows();
  expect(within(row!).getByRole('img', { name: 'กล่อง.png' })).toBeInTheDocument();
  const params = { id: ids()[0]!, variant: 'file' } as const;
  expect((await services.call(uploadEndpoints.file, { params }, token)).status).toBe(200);
});

test('what is removed is no longer the form’s, and the focus stays in the field', async () => {
  const { ids } = await open();
  await userEvent.upload(chooser(), photo());
  await waitFor(() => expect(ids()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'นำออก กล่อง.png' }));
  expect(ids()).toEqual([]);
  expect(chooser()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('นำ กล่อง.png ออกแล้ว');
});

test('files are dropped and pasted too', async () => {
  const { ids } = await open();
  const zone = chooser().closest('div')!;
  fireEvent.drop(zone, { dataTransfer: { files: [photo('วาง.png')] } });
  const paste = createEvent.paste(zone, { clipboardData: { files: [photo('แปะ.png')] } });
  fireEvent(zone, paste);
  expect(paste.defaultPrevented).toBe(true);
  await waitFor(() => expect(ids()).toHaveLength(2));
});

test('a file that is dropped beside the field does not take the place of the page', async () => {
  await open();
  const dropped = (types: string[]) => {
    const drop = createEvent.drop(document.body, { dataTransfer: { files: [], types } });
    fireEvent(document.body, drop);
    return drop.defaultPrevented;
  };
  expect(dropped(['Files'])).toBe(true);
  expect(dropped(['text/plain'])).toBe(false);
});

test('an empty file is said to be empty', async () => {
  await open();
  const empty = new File([], 'ว่าง.png', { type: 'image/png' });
  fireEvent.drop(chooser().closest('div')!, { dataTransfer: { files: [empty] } });
  expect(await screen.findByText('ไฟล์ ว่าง.png ว่างเปล่า กรุณาเลือกไฟล์อื่น')).toBeInTheDocument();
});

test('why a file is refused stands beside it, and the others are sent', async () => {
  const { ids, onChange } = await open();
  const large = Object.defineProperty(photo('ใหญ่.png'), 'size', { value: 21 * 1024 * 1024 });
  fireEvent.drop(chooser().closest('div')!, {
    dataTransfer: {
      files: [
        new File(['x'], 'a.gif', { type: 'image/gif' }),
        large,
        new File(['<html>'], 'ปลอม.png', { type: 'image/png' }),
        photo(),
      ],
    },
  });
  await waitFor(() => expect(ids()).toHaveLength(1));
  const texts = rows().map((row) => row.textContent);
  expect(texts[0]).toContain('ไฟล์ a.gif ไม่ใช่ชนิดที่รับ กรุณาใช้ไฟล์ JPG, PNG, WebP');
  expect(texts[1]).toContain('ไฟล์ ใหญ่.png ใหญ่เกินไป ขนาดสูงสุดคือ 20 MB');
  expect(texts[2]).toContain('ไฟล์ ปลอม.png ไม่ใช่ชนิดที่รับ');
  expect(screen.queryByRole('button', { name: /ลองใหม่/ })).toBeNull();
  // They are not left out silently: a form waits until they are gone.
  expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 'failed');
  const failed = screen.getAllByRole('button', { name: /นำออก (a.gif|ใหญ่|ปลอม)/ });
  for (const button of failed) await userEvent.click(button);
  expect(onChange).toHaveBeenLastCalledWith(expect.anything(), null);
});

test('more than the field takes are refused in words', async () => {
  const { ids } = await open();
  const many = Array.from({ length: 6 }, (_, at) => photo(`${at}.png`));
  await userEvent.upload(chooser(), many);
  await waitFor(() => expect(ids()).toHaveLength(5));
  expect(rows()[5]).toHaveTextContent('แนบได้ครั้งละไม่เกิน 5 ไฟล์');
});

test('a file that is on its way can be cancelled, and sent again', async () => {
  const upload = { id: 'u1', name: 'กล่อง.png', bytes: 68, width: 1, height: 1 };
  let isStuck = true;
  const api = ((
    _endpoint: unknown,
    _call: unknown,
    signal: AbortSignal,
    sent: (n: number) => void,
  ) => {
    sent(0.5);
    if (!isStuck) return Promise.resolve([upload]);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(aborted));
    });
  }) as unknown as ApiClient;
  const { ApiFailure } = jest.requireActual('@/contracts/kit/calls/errors');
  const aborted = new ApiFailure({ code: 'ABORTED', status: 0, message: '' });
  const { onChange, ids } = await open({}, api);
  await userEvent.upload(chooser(), photo());
  expect(screen.getByRole('progressbar', { name: 'กำลังส่ง กล่อง.png' })).toHaveValue(0.5);
  expect(onChange).toHaveBeenLastCalledWith([], 'sending');
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก กล่อง.png' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('ยกเลิกแล้ว'));
  expect(onChange).toHaveBeenLastCalledWith([], null);
  isStuck = false;
  await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่ กล่อง.png' }));
  await waitFor(() => expect(ids()).toEqual(['u1']));
});

test('what the record had before is there with its picture, and can be removed', async () => {
  const token = await services.signIn('counter');
  const call = { query: { type: 'parcel', subtype: 'photo' }, files: [photo()] };
  const initial = await services.get(uploadEndpoints.upload, call, token);
  const { ids } = await open({ initial });
  expect(ids()).toEqual([initial[0]!.id]);
  await waitFor(() =>
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
  );
  await userEvent.click(screen.getByRole('button', { name: 'นำออก กล่อง.png' }));
  expect(ids()).toEqual([]);
});

test('where their order counts, files are moved by buttons, and said to be', async () => {
  const initial = ['ก.pdf', 'ข.pdf'].map((name, at) => ({ id: `${at}`, name, bytes: 10 }));
  const { ids } = await open({ initial, inOrder: true });
  await userEvent.click(screen.getByRole('button', { name: 'เลื่อน ก.pdf ลง' }));
  expect(ids()).toEqual(['1', '0']);
  expect(screen.getByRole('status')).toHaveTextContent('ย้าย ก.pdf ไปลำดับที่ 2');
  await userEvent.click(screen.getByRole('button', { name: 'เลื่อน ก.pdf ลง' }));
  expect(ids()).toEqual(['1', '0']);
});
