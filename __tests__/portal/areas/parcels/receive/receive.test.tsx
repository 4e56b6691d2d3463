import { configure, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { startServices } from '@tests/kit/services';
import {
  openReceiving,
  received,
  refused,
  unit,
} from '@tests/portal/areas/parcels/receive/receive-screen';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';

const services = startServices();
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

async function open(): Promise<string> {
  const token = await services.signIn('counter');
  const http = createHttp({
    addressOf: (service) => `${services.url}/${service}`,
    bearer: async () => token,
  });
  http.defaults.adapter = 'fetch';
  await openReceiving(createApiClient(http));
  return token;
}

const tracking = () => screen.getByRole('textbox', { name: 'เลขติดตาม' });
const carrier = (name: RegExp) => screen.getByRole('radio', { name });

const isReady = () => expect(unit()).toHaveFocus();
async function takeUnit(user: UserEvent, number: string) {
  isReady();
  await user.keyboard(number);
  await screen.findByRole('option', { name: new RegExp(number) });
  await user.keyboard('{Enter}');
}

const toTracking = () => expect(tracking()).toHaveFocus();

test('a counter receives two parcels of a unit without touching the mouse', async () => {
  const token = await open();
  const [known] = await services.get(parcelEndpoints.units, { query: { keywords: '08' } }, token);
  const user = userEvent.setup();

  expect(unit()).toHaveFocus();
  await takeUnit(user, known!.number);
  toTracking();
  expect(screen.getByRole('textbox', { name: /^ผู้รับ/ })).toHaveValue(known!.people[0]);

  await user.keyboard('SPXTH123456789012');
  expect(carrier(/SPX Express/)).toBeChecked();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(received()).toHaveLength(1));
  expect(received()[0]).toHaveTextContent(known!.people[0]!);
  isReady();
  expect(unit()).toHaveValue('');

  // F7 is the same unit again; a number of two carriers is asked, and answered by one key.
  await user.keyboard('{F7}');
  toTracking();
  await user.keyboard('TH12345678901A{Enter}');
  expect(carrier(/ไปรษณีย์ไทย/)).toHaveFocus();
  expect(screen.getByRole('group', { name: /^ขนส่ง/ })).toHaveAccessibleDescription(
    'เลขนี้ใช้ได้หลายขนส่ง (Flash Express / Lazada (LEX)) กดตัวเลขเพื่อเลือก',
  );
  expect(tracking()).toHaveValue('TH12345678901A');
  await user.keyboard('6');
  await waitFor(() => expect(received()).toHaveLength(2));
  isReady();

  // The next number of the kind is guessed as it was corrected.
  await user.keyboard('{F7}');
  toTracking();
  await user.keyboard('TH12345678901B');
  expect(carrier(/Lazada/)).toBeChecked();

  const query = { keywords: 'TH12345678901A' };
  const stored = await services.get(parcelEndpoints.list, { query }, token);
  expect(stored.rows).toMatchObject([
    { unitNumber: known!.number, carrier: 'lazada', recipientName: known!.people[0] },
  ]);
});

test('a number that the unit has already is refused and corrected by F6, unless it is another one', async () => {
  const token = await open();
  const [known] = await services.get(parcelEndpoints.units, { query: { keywords: '09' } }, token);
  const user = userEvent.setup();
  const scan = async () => {
    toTracking();
    await user.keyboard('KEX99999999901{Enter}');
  };
  // What the story before has received is on this device too.
  await waitFor(() => expect(received()).toHaveLength(2));
  const before = 2;
  await takeUnit(user, known!.number);
  await scan();
  await waitFor(() => expect(received()).toHaveLength(before + 1));
  isReady();
  await user.keyboard('{F7}');
  await scan();
  // It is not in the form any more: another parcel may be typed there by then.
  await waitFor(() => expect(refused()).toHaveLength(1));
  expect(refused()[0]).toHaveTextContent('มีพัสดุเลขติดตามนี้ของห้องนี้แล้ว');
  isReady();
  expect(unit()).toHaveValue('');
  await user.keyboard('{F6}');
  expect(tracking()).toHaveFocus();
  const first = screen.getByRole('link', { name: /ที่รับไว้แล้ว$/ });
  expect(tracking()).toHaveAccessibleDescription(/มีพัสดุเลขติดตามนี้ของห้องนี้แล้ว/);
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/parcels\/[0-9a-f-]{36}$/));

  await user.type(screen.getByRole('textbox', { name: 'เหตุผลที่เป็นคนละชิ้น' }), 'กล่องที่ 2');
  await user.click(screen.getByRole('button', { name: 'รับเป็นอีกชิ้น' }));
  await waitFor(() => expect(received()).toHaveLength(before + 2));
});

test('what is missing is said beside its field, and the first such field has the focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^รับเข้า/ }));
  expect(unit()).toHaveFocus();
  expect(unit()).toHaveAccessibleDescription('กรุณาเลือกห้องจากรายการ');
  expect(screen.getByRole('textbox', { name: /^ผู้รับ/ })).toBeInvalid();
});

test('who types on while the carrier is asked for loses nothing, and answers later', async () => {
  await open();
  const user = userEvent.setup();
  await user.keyboard('a0307{Enter}');
  toTracking();
  await user.keyboard('ZQ55512{Enter}');
  expect(tracking()).not.toHaveFocus();
  await user.keyboard('b1208');
  expect(unit()).toHaveValue('b1208');
  await waitFor(() => expect(refused()).toHaveLength(1));
  expect(refused()[0]).toHaveTextContent('ZQ55512');
});

test('a parcel for a unit that nobody is listed in says so before, and what is missing after', async () => {
  await open();
  const manager = await services.signIn('manager');
  const body = { number: 'A-9901', kind: 'shop' as const, area: '30', ratio: '0' };
  await services.get(unitEndpoints.upsert, { body }, manager);
  const user = userEvent.setup();
  await takeUnit(user, 'A-9901');
  toTracking();
  expect(screen.getByText('ห้องนี้ยังไม่มีรายชื่อ พิมพ์ชื่อผู้รับ')).toBeInTheDocument();

  await user.keyboard('SPXTH998877665544{Enter}');
  // What the story before has left is on this device too.
  await waitFor(() =>
    expect(refused().map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/A-9901.*ผู้รับ: กรุณากรอกข้อมูล/),
    ),
  );
});
