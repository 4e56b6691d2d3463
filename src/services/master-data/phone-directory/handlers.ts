import texts from '@locales/th/phone-directory.json';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { showPhoneLine } from '@/contracts/kit/phone-line';
import { phoneColumns, phoneEndpoints } from '@/contracts/master-data/phone-directory';
import { crud } from '@/services/kit/crud';
import { phoneText } from '@/services/kit/phone-text';
import { inThaiOrder } from '@/services/kit/thai-text';
import { phones } from './tables';

export const phoneHandlers = (db: NodePgDatabase) =>
  crud(db, phones, phoneEndpoints, {
    entity: 'phone',
    search: [phones.titleTh, phones.titleEn, phones.titleCn, phoneText(phones.numbers)],
    sort: {
      position: phones.position,
      titleTh: inThaiOrder(phones.titleTh),
      updatedAt: phones.updatedAt,
    },
    where: ({ category, active }) =>
      and(
        category && eq(phones.category, category),
        active === undefined ? undefined : eq(phones.active, active),
      ),
    sheet: {
      columns: phoneColumns,
      texts,
      cells: {
        numbers: ({ numbers }) => numbers.map((line) => showPhoneLine(line, 'ต่อ')).join(', '),
      },
    },
  });
