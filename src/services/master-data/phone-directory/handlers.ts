import texts from '@locales/th/phone-directory.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { phoneDirectory as feature } from '@/contracts/features/property/phone-directory';
import {
  type Phone,
  phoneColumns,
  phoneEndpoints,
} from '@/contracts/master-data/phones/phone-directory';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { phoneText, writtenPhones } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { phones } from './tables';

export const phoneHandlers = (db: NodePgDatabase) =>
  crud(db, phones, phoneEndpoints, {
    entity: 'phone',
    title: phones.titleTh,
    logged: { numbers: ({ numbers }: Phone) => writtenPhones(numbers) },
    search: [phones.titleTh, phones.titleEn, phones.titleCn, phoneText(phones.numbers)],
    sort: {
      titleTh: inThaiOrder(phones.titleTh),
    },
    where: ({ category }) => category && eq(phones.category, category),
    sheet: { columns: phoneColumns, texts: sheetTexts(texts, feature) },
  });
