import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Parcel } from '@/contracts/parcel/parcel';
import { Age } from '@/portal/areas/parcels/Age';
import { texts } from '@/portal/areas/parcels/texts';

const i18n = createInstance();
beforeAll(() =>
  i18n.init({
    lng: 'th',
    interpolation: { escapeValue: false },
    resources: { th: { parcels: texts.parcels.th } },
  }),
);
afterEach(() => jest.useRealTimers());

/** What is said at an instant of a parcel that came at another; the property lets it wait five days. */
function said(receivedAt: string, now: string): string {
  jest.useFakeTimers({ now: new Date(now) });
  const parcel = { status: 'waiting', receivedAt: new Date(receivedAt).toISOString() } as Parcel;
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n}>
      <Age parcel={parcel} limit={5} />
    </I18nextProvider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test.each([
  ['2026-11-22T23:59:59+07:00', 'วันนี้'],
  ['2026-11-23T00:00:00+07:00', 'เมื่อวาน'],
  ['2026-11-24T23:59:59+07:00', '2 วันแล้ว'],
  ['2026-11-25T00:00:00+07:00', '3 วันแล้ว'],
  ['2026-11-26T23:59:59+07:00', '4 วันแล้ว'],
  ['2026-11-27T00:00:00+07:00', 'ค้างเกินกำหนด 5 วัน'],
])('what came on the evening of the 22nd, seen at %s: %s', (now, text) => {
  expect(said('2026-11-22T22:00:00+07:00', now)).toBe(text);
});
