import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type PropertySetting,
  propertySettingEndpoints,
  type propertySettingFields,
} from '@/contracts/master-data/property/property-setting';
import type { PropertyTime } from '@/contracts/master-data/time';
import { lawfulRules } from '@/contracts/master-data/votes/vote-rules';
import { properties } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { changedFields } from '@/services/kit/records/audit';
import { thaiDay } from '@/services/kit/text/thai-text';
import { changeOne } from './change-one';
import { misplaced } from './lookups/places';
import { propertySettings as table } from './tables';
import { timeOf } from './time/property-time';

type Fields = z.output<typeof propertySettingFields>;

/** What other rooms may ask about how a property works. */
export interface PropertySettings {
  /** The property's settings and slots, the defaults where none were saved; throws `NOT_FOUND`. */
  of(propertyId: string): Promise<PropertySetting & Pick<PropertyTime, 'bookingSlots'>>;
}

/** What counts until somebody says otherwise. */
const usual = (nameTh: string, nameEn: string): Fields => ({
  ...{ nameTh, nameEn, nameCn: '', registrationNumber: '', taxId: '' },
  ...{ addressTh: '', addressEn: '', subDistrict: '', district: '', province: '', postcode: '' },
  ...{ officePhone: '', emergencyPhone: '', email: '', lineId: '' },
  parcelReminderDays: 3,
  parcelUnclaimedDays: 30,
  pickupQrHours: 24,
  pickupDaysAhead: 7,
  voteNoticeDays: lawfulRules.noticeDays,
  voteQuorum: lawfulRules.quorum,
  voteProxyUnits: lawfulRules.proxyUnits,
  voteHolderCap: lawfulRules.holderCap,
  voteArrearsMonths: lawfulRules.arrearsMonths,
  voteNoProxies: '',
  committee: [],
});

/** For how many days every property lets parcels wait. */
export async function unclaimedDays(db: Db): Promise<{ propertyId: string; days: number }[]> {
  const rows = await db
    .select({ propertyId: properties.id, days: table.parcelUnclaimedDays })
    .from(properties)
    .leftJoin(table, eq(table.propertyId, properties.id));
  const { parcelUnclaimedDays } = usual('', '');
  return rows.map(({ propertyId, days }) => ({ propertyId, days: days ?? parcelUnclaimedDays }));
}

async function usualOf(db: Db, propertyId: string): Promise<Fields> {
  const [property] = await db.select().from(properties).where(eq(properties.id, propertyId));
  if (!property) throw new Problem('NOT_FOUND');
  return usual(property.nameTh, property.nameEn);
}

type Address = Pick<Fields, 'addressTh' | 'province' | 'district' | 'subDistrict' | 'postcode'>;

/** Stores where a property is, with the usual settings where it has none yet. */
export async function setAddress(
  db: Db,
  propertyId: string,
  address: Address,
  stamp: { updatedAt: string; updatedBy: string },
): Promise<void> {
  await db
    .insert(table)
    .values({ ...(await usualOf(db, propertyId)), ...address, ...stamp, propertyId, version: 1 })
    .onConflictDoUpdate({
      target: table.propertyId,
      set: { ...address, ...stamp, version: sql`${table.version} + 1` },
    });
}

/** The settings over this service's own tables. */
export const propertySettings = (db: NodePgDatabase): PropertySettings => ({
  async of(propertyId) {
    const [[saved], { officeHours, bookingSlots }] = await Promise.all([
      db.select().from(table).where(eq(table.propertyId, propertyId)),
      timeOf(db, propertyId),
    ]);
    const unsaved = { version: 0, updatedAt: null, updatedBy: '' };
    const settings = saved ?? { ...(await usualOf(db, propertyId)), ...unsaved };
    return { ...settings, officeHours, bookingSlots };
  },
});

const dayIn = (day: string) => thaiDay(`${day}T00:00:00+07:00`);

/** The fields as the audit log's readers know them: a line for each member. */
const readable = ({ committee, ...fields }: Fields) => ({
  ...fields,
  committee: committee.map(
    ({ name, position, from, to }) => `${name} (${position}) ${dayIn(from)} – ${dayIn(to)}`,
  ),
});

function requireOwn(request: ServiceRequest, ...ids: string[]): string {
  const { propertyId } = request;
  if (ids.some((id) => id !== propertyId)) throw new Problem('NOT_FOUND');
  return propertyId;
}

/** A place that is told has to be one of the country's; none at all may be told. */
function requirePlace({ province, district, subDistrict, postcode }: Fields): void {
  const part = misplaced({ province, district, subDistrict, postcode });
  const isTold = province || district || subDistrict || postcode;
  if (part && isTold) throw invalidField(`form.${part}`, 'unknownPlace');
}

/** Serves the settings of the property that the caller is in. */
export const propertySettingHandlers = (
  db: NodePgDatabase,
): Handlers<typeof propertySettingEndpoints> => ({
  get: async ({ params }, request) => propertySettings(db).of(requireOwn(request, params.id)),

  save: async ({ params, body }, request) => {
    const entityId = requireOwn(request, params.id, body.propertyId);
    const { version, ...fields } = body.form;
    requirePlace(fields);
    await changeOne(db, request, table, {
      version,
      fields,
      usual: usualOf,
      line: (before) => ({
        ...{ action: 'edit', entity: 'property-setting', entityId, title: fields.nameTh },
        changes: changedFields(readable(before), readable(fields)),
      }),
    });
    request.changed('property-settings');
    return propertySettings(db).of(entityId);
  },
});

export const propertySettingsArea: Area = {
  mount: (app, db) => mount(app, propertySettingEndpoints, propertySettingHandlers(db)),
};
