import { and, asc, eq } from 'drizzle-orm';
import { categories, categoryGroups } from '@/services/admin-order/categories/tables';
import { sharedVendors } from '@/services/admin-order/vendors/handlers';
import { vendors } from '@/services/admin-order/vendors/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { RecordPart } from '@/services/kit/records/record-part';
import { inThaiOrder } from '@/services/kit/text/thai-text';

const { id, nameTh, nameEn, nameCn } = categories;
const group = {
  nameTh: categoryGroups.nameTh,
  nameEn: categoryGroups.nameEn,
  nameCn: categoryGroups.nameCn,
};

/** The categories that are in use, in their groups' order. */
export const categoryChoices = (db: Db) =>
  db
    .select({ id, nameTh, nameEn, nameCn, group })
    .from(categories)
    .innerJoin(categoryGroups, eq(categoryGroups.id, categories.groupId))
    .where(and(eq(categories.active, true), eq(categoryGroups.active, true)))
    .orderBy(asc(categoryGroups.position), asc(categories.position), asc(categories.id));

/** The vendors that the caller's place may use, by name. */
export const vendorChoices = (db: Db, request: ServiceRequest) =>
  db
    .select({ id: vendors.id, name: vendors.name, active: vendors.active })
    .from(vendors)
    .where(sharedVendors.visible(request))
    .orderBy(inThaiOrder(vendors.name));

const valueIn = <T>(row: object | null, field: string) =>
  ((row as Record<string, unknown> | null)?.[field] ?? null) as T | null;

/** Who does a service, told by name; throws `INVALID` for one whom the place may not use. */
export const vendorsPart: RecordPart = {
  fields: ['vendorIds'],
  async keep(tx, request, { before, row, sent }) {
    const known = await vendorChoices(tx, request);
    const was = valueIn<string[]>(before, 'vendorIds') ?? [];
    const now = sent ? (row.vendorIds as string[]) : [];
    const added = now.filter((one) => !was.includes(one));
    if (!added.every((one) => known.some((vendor) => vendor.id === one))) {
      throw invalidField('vendorIds', 'invalid');
    }
    const names = (ids: string[]) =>
      known.filter((vendor) => ids.includes(vendor.id)).map(({ name }) => name);
    const isSame = JSON.stringify([...was].sort()) === JSON.stringify([...now].sort());
    return isSame ? {} : { vendorIds: [names(was), names(now)] };
  },
};
