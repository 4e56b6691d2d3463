import texts from '@locales/th/phone-directory.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { phoneDirectory as feature } from '@/contracts/features/property/phone-directory';
import { showPhoneLine } from '@/contracts/kit/fields/phone-line';
import {
  type Phone,
  phoneColumns,
  phoneEndpoints,
} from '@/contracts/master-data/phones/phone-directory';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { phoneText } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { phones } from './tables';

const numbersIn = ({ numbers }: Pick<Phone, 'numbers'>) =>
  numbers.map((line) => showPhoneLine(line, 'ต่อ')).join(', ');

export const phoneHandlers = (db: NodePgDatabase) =>
  crud(db, phones, phoneEndpoints, {
    entity: 'phone',
    title: phones.titleTh,
    logged: { numbers: numbersIn },
    search: [phones.titleTh, phones.titleEn, phones.titleCn, phoneText(phones.numbers)],
    sort: {
      titleTh: inThaiOrder(phones.titleTh),
    },
    where: ({ category }) => category && eq(phones.category, category),
    sheet: {
      columns: phoneColumns,
      texts: sheetTexts(texts, feature),
      cells: { numbers: numbersIn },
    },
  });
