import texts from '@locales/th/quick-call.json';
import { count, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { quickCall as feature } from '@/contracts/features/property/quick-call';
import { showPhoneLine } from '@/contracts/kit/fields/phone-line';
import {
  type QuickCall,
  quickCallColumns,
  quickCallEndpoints,
  quickCallTypes,
} from '@/contracts/master-data/phones/quick-call';
import type { Handlers } from '@/services/kit/calls/mount';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { phoneText } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { quickCalls } from './tables';

const phoneIn = ({ phone }: Pick<QuickCall, 'phone'>) => showPhoneLine(phone, 'ต่อ');

export const quickCallHandlers = (db: NodePgDatabase): Handlers<typeof quickCallEndpoints> => ({
  ...crud(db, quickCalls, quickCallEndpoints, {
    entity: 'quick-call',
    title: quickCalls.nameTh,
    logged: { phone: phoneIn },
    search: [quickCalls.nameTh, quickCalls.nameEn, quickCalls.nameCn, phoneText(quickCalls.phone)],
    sort: {
      nameTh: inThaiOrder(quickCalls.nameTh),
    },
    where: ({ type }) => eq(quickCalls.type, type),
    sheet: {
      columns: quickCallColumns,
      texts: sheetTexts(texts, feature),
      cells: { phone: phoneIn },
    },
  }),

  types: async (_call, request) => {
    const active = sql<number>`count(*) filter (where ${quickCalls.active})`.mapWith(Number);
    const held = await db
      .select({ type: quickCalls.type, count: count(), active })
      .from(quickCalls)
      .where(eq(quickCalls.propertyId, request.propertyId))
      .groupBy(quickCalls.type);
    return quickCallTypes.map(
      (type) => held.find((one) => one.type === type) ?? { type, count: 0, active: 0 },
    );
  },
});
