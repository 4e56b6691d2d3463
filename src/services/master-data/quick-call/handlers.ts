import texts from '@locales/th/quick-call.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { quickCall as feature } from '@/contracts/features/property/quick-call';
import {
  type QuickCall,
  quickCallColumns,
  quickCallEndpoints,
} from '@/contracts/master-data/phones/quick-call';
import type { Handlers } from '@/services/kit/calls/mount';
import { sheetTexts } from '@/services/kit/files/list-file';
import { countEach } from '@/services/kit/records/count-each';
import { crud } from '@/services/kit/records/crud';
import { ownRows } from '@/services/kit/records/record-table';
import { phoneText, writtenPhones } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { quickCalls } from './tables';

export const quickCallHandlers = (db: NodePgDatabase): Handlers<typeof quickCallEndpoints> => ({
  ...crud(db, quickCalls, quickCallEndpoints, {
    entity: 'quick-call',
    title: quickCalls.nameTh,
    logged: { phone: ({ phone }: QuickCall) => writtenPhones(phone) },
    search: [quickCalls.nameTh, quickCalls.nameEn, quickCalls.nameCn, phoneText(quickCalls.phone)],
    sort: {
      nameTh: inThaiOrder(quickCalls.nameTh),
    },
    where: ({ type }) => eq(quickCalls.type, type),
    sheet: { columns: quickCallColumns, texts: sheetTexts(texts, feature) },
  }),

  types: (_call, request) => countEach(db, quickCalls, 'type', ownRows(quickCalls, request)),
});
