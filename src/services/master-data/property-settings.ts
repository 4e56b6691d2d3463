import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type OfficeDay,
  type OfficeHours,
  type PropertySetting,
  type propertySettingEndpoints,
  type propertySettingFields,
  weekdays,
} from '@/contracts/master-data/property-setting';
import { properties } from '@/services/db/tables';
import { audit, changedFields } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import type { Db } from '@/services/kit/db';
import type { Handlers } from '@/services/kit/mount';
import { Problem } from '@/services/kit/problem';
import { thaiDay, thaiInstant } from '@/services/kit/thai-text';
import { propertySettings as table } from './tables';

type Fields = z.output<typeof propertySettingFields>;

/** What other rooms may ask about how a property works. */
export interface PropertySettings {
  /** The property's settings, the defaults where none were saved; throws `NOT_FOUND`. */
  of(propertyId: string): Promise<PropertySetting>;
}

const open = { opens: '08:30', closes: '17:30' };
const closed = { opens: '', closes: '' };
const usualHours: OfficeHours = {
  ...{ mon: open, tue: open, wed: open, thu: open, fri: open },
  ...{ sat: closed, sun: closed },
};

/** What counts until somebody says otherwise. */
const usual = (nameTh: string, nameEn: string): Fields => ({
  ...{ nameTh, nameEn, nameCn: '', registrationNumber: '', taxId: '' },
  ...{ addressTh: '', addressEn: '', subDistrict: '', district: '', province: '', postcode: '' },
  ...{ officePhone: '', emergencyPhone: '', email: '', lineId: '' },
  officeHours: usualHours,
  parcelReminderDays: 3,
  parcelUnclaimedDays: 30,
  pickupQrHours: 24,
  pickupDaysAhead: 7,
  committee: [],
});

async function usualOf(db: Db, propertyId: string): Promise<Fields> {
  const [property] = await db.select().from(properties).where(eq(properties.id, propertyId));
  if (!property) throw new Problem('NOT_FOUND');
  return usual(property.nameTh, property.nameEn);
}

/** The settings over this service's own table. */
export const propertySettings = (db: NodePgDatabase): PropertySettings => ({
  async of(propertyId) {
    const [saved] = await db.select().from(table).where(eq(table.propertyId, propertyId));
    if (saved) return saved;
    return { ...(await usualOf(db, propertyId)), version: 0, updatedAt: null, updatedBy: '' };
  },
});

const dayIn = (day: string) => thaiDay(`${day}T00:00:00+07:00`);
const hoursIn = ({ opens, closes }: OfficeDay) => (opens ? `${opens}–${closes}` : '');

/** The fields as the audit log's readers know them: a line for each weekday and each member. */
const readable = ({ officeHours, committee, ...fields }: Fields) => ({
  ...fields,
  ...Object.fromEntries(weekdays.map((day) => [`officeHours.${day}`, hoursIn(officeHours[day])])),
  committee: committee.map(
    ({ name, position, from, to }) => `${name} (${position}) ${dayIn(from)} – ${dayIn(to)}`,
  ),
});

function requireOwn(request: ServiceRequest, ...ids: string[]): string {
  const { propertyId } = request;
  if (ids.some((id) => id !== propertyId)) throw new Problem('NOT_FOUND');
  return propertyId;
}

/** Serves the settings of the property that the caller is in. */
export const propertySettingHandlers = (
  db: NodePgDatabase,
): Handlers<typeof propertySettingEndpoints> => ({
  get: async ({ params }, request) => propertySettings(db).of(requireOwn(request, params.id)),

  save: async ({ params, body }, request) => {
    const propertyId = requireOwn(request, params.id, body.propertyId);
    const { version, ...fields } = body.form;
    const saved = await db.transaction(async (tx) => {
      const stamp = { updatedAt: new Date().toISOString(), updatedBy: request.caller.fullname };
      // There is a row to lock from here on, whether or not anything was saved before.
      await tx
        .insert(table)
        .values({ ...(await usualOf(tx, propertyId)), ...stamp, propertyId })
        .onConflictDoNothing();
      const own = eq(table.propertyId, propertyId);
      const [before] = await tx.select().from(table).where(own).for('update');
      if (!before) throw new Problem('NOT_FOUND');
      if (before.version !== version) {
        const { updatedBy: by, updatedAt } = before;
        throw new Problem('STALE', { by, at: thaiInstant(updatedAt) });
      }
      const [after] = await tx
        .update(table)
        .set({ ...fields, ...stamp, version: sql`${table.version} + 1` })
        .where(own)
        .returning();
      if (!after) throw new Problem('NOT_FOUND');
      const changes = changedFields(readable(before), readable(fields));
      await audit(tx, request, {
        ...{ action: 'edit', entity: 'property-setting', entityId: propertyId },
        ...{ title: after.nameTh, changes },
      });
      return after;
    });
    request.changed('property-settings');
    return saved;
  },
});
