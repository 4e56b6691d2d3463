import { File as NodeFile } from 'node:buffer';
import common from '@locales/th/common.json';
import errors from '@locales/th/errors.json';
import uploads from '@locales/th/uploads.json';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startServices } from '@tests/kit/services';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { newsCover } from '@/contracts/news/news-uploads';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';
import { makeStore } from '@/portal/kit/page/store';
import { CropField, type Picture } from '@/portal/kit/upload/CropField';
import type { Unsent } from '@/portal/kit/upload/upload-item';

const services = startServices();
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

// jsdom's own is none that Node's forms and addresses take.
const File = NodeFile as unknown as typeof globalThis.File;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const before: Picture = { upload: null, url: '/before.jpg' };

async function open() {
  const token = await services.signIn('manager');
  const http = createHttp({
    addressOf: (service) => `${services.url}/${service}`,
    bearer: async () => token,
  });
  http.defaults.adapter = 'fetch';
  const i18n = createInstance();
  await i18n.init({
    lng: 'th',
    interpolation: { escapeValue: false },
    resources: { th: { common, errors, uploads } },
  });
  const told: [Picture, Unsent][] = [];
  function Form() {
    const [picture, setPicture] = useState(before);
    return (
      <CropField
        type={newsCover}
        label="ภาพปก"
        picture={picture}
        onChange={(next, unsent) => {
          told.push([next, unsent]);
          setPicture(next);
        }}
      />
    );
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={makeStore(createApiClient(http))}>
        <Form />
      </Provider>
    </I18nextProvider>,
  );
  return { told };
}

const shown = () => screen.queryByRole('img', { name: 'ภาพปก' });

test('a picture that was not sent is told of, and the record keeps the one that it has', async () => {
  const { told } = await open();
  const fake = new File(['<html>'], 'ปลอม.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('เปลี่ยนรูป'), fake);
  expect(await screen.findByText(/ไฟล์ ปลอม.png ไม่ใช่ชนิดที่รับ/)).toBeVisible();
  expect(told.map(([, unsent]) => unsent)).toContain('sending');
  expect(told.at(-1)).toEqual([before, 'failed']);
  expect(shown()).toHaveAttribute('src', '/before.jpg');

  await userEvent.click(screen.getByRole('button', { name: 'นำออก ปลอม.png' }));
  expect(told.at(-1)).toEqual([before, null]);
});

test('a picture that was sent is not the record’s before it was cropped', async () => {
  const { told } = await open();
  const photo = new File([pixel], 'สระว่ายน้ำ.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('เปลี่ยนรูป'), photo);
  const dialog = await screen.findByRole('dialog', { name: 'ตัดภาพ: ภาพปก' });
  expect(screen.getByRole('button', { name: 'ใช้ภาพนี้' })).toBeDisabled();
  await userEvent.click(screen.getAllByRole('button', { name: 'ปิด' })[0]!);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(told.at(-1)).toEqual([before, null]);
  expect(shown()).toHaveAttribute('src', '/before.jpg');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the picture is taken away', async () => {
  const { told } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'นำรูปออก' }));
  expect(told.at(-1)).toEqual([{ upload: null, url: '' }, null]);
  expect(shown()).toBeNull();
  expect(screen.getByLabelText('เลือกรูป')).toHaveFocus();
});
