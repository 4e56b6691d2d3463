import texts from '@locales/th/errors.json';
import { accountEndpoints, recoveryEndpoints } from '@/contracts/auth/account';
import { auditEndpoints } from '@/contracts/auth/audit';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { realtimeEndpoints } from '@/contracts/auth/realtime';
import { roleEndpoints } from '@/contracts/auth/role';
import { sessionEndpoints } from '@/contracts/auth/session';
import { staffEndpoints } from '@/contracts/auth/staff';
import { allPermissions } from '@/contracts/features/rights';
import type { Endpoint } from '@/contracts/kit/endpoint';
import { errorStatus } from '@/contracts/kit/errors';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { newsChoiceEndpoints, newsEndpoints } from '@/contracts/news/endpoints';
import { newsTemplateEndpoints } from '@/contracts/news/news-template';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { reminderEndpoints } from '@/contracts/parcel/reminders';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { uploadEndpoints } from '@/contracts/upload/upload';

const tables = {
  auditEndpoints,
  accountEndpoints,
  recoveryEndpoints,
  propertyEndpoints,
  realtimeEndpoints,
  roleEndpoints,
  sessionEndpoints,
  staffEndpoints,
  reportEmailEndpoints,
  notificationEndpoints,
  holidayEndpoints,
  newsEndpoints,
  newsChoiceEndpoints,
  newsTemplateEndpoints,
  parcelEndpoints,
  parcelChangeEndpoints,
  intakeEndpoints,
  pickUpEndpoints,
  parcelReportEndpoints,
  shelfEndpoints,
  reminderEndpoints,
  uploadEndpoints,
};
const endpoints: Endpoint[] = Object.values(tables).flatMap((table) => Object.values(table));

test('no two calls have the same address', () => {
  const addresses = endpoints.map(({ service, method, path }) => `${service} ${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s asks for a permission that exists',
  (_, { needs }) => {
    const known: readonly unknown[] = [...allPermissions, 'signed-in', 'anyone'];
    for (const need of typeof needs === 'string' ? [needs] : needs) expect(known).toContain(need);
  },
);

test('every error that a service answers has its words', () => {
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
});
