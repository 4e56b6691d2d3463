import texts from '@locales/th/privileges.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { privileges as feature } from '@/contracts/features/content/privileges';
import { plainText } from '@/contracts/kit/text/languages';
import { privilegeColumns, privilegeEndpoints } from '@/contracts/master-data/content/privilege';
import { refuseBackwards, standingOf } from '@/services/kit/content/period';
import { picturePart } from '@/services/kit/content/picture-part';
import { richTexts } from '@/services/kit/content/rich-texts';
import { sharedRows } from '@/services/kit/content/shared-rows';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { privilegeTargets, privileges as table } from './tables';

const { cleaned, logged } = richTexts(
  ...['descriptionTh', 'descriptionEn', 'descriptionCn'],
  ...['conditionTh', 'conditionEn', 'conditionCn'],
);
const standing = standingOf(table);

export const privilegeHandlers = (db: NodePgDatabase) =>
  crud(db, table, privilegeEndpoints, {
    entity: 'privilege',
    title: table.partner,
    logged,
    cleaned: (sent) => {
      refuseBackwards(sent);
      return cleaned(sent);
    },
    parts: [picturePart('picture', () => ['privilege/picture'])],
    shared: sharedRows(table, privilegeTargets),
    extra: { standing },
    search: [table.partner, table.descriptionTh, table.descriptionEn, table.descriptionCn],
    sort: {
      partner: inThaiOrder(table.partner),
      ...{ from: table.from, to: table.to },
    },
    where: (query) => query.standing && eq(standing, query.standing),
    sheet: {
      columns: privilegeColumns,
      texts: sheetTexts(texts, feature),
      cells: { descriptionTh: (row) => plainText(row.descriptionTh) },
    },
  });
