import texts from '@locales/th/testers.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { propertySettings as feature } from '@/contracts/features/property/property-settings';
import {
  type Tester,
  testerColumns,
  testerEndpoints,
} from '@/contracts/master-data/property/tester';
import type { Area } from '@/services/kit/area';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import { sheetTexts } from '@/services/kit/files/list-file';
import { audit } from '@/services/kit/records/audit';
import { crud } from '@/services/kit/records/crud';
import { demoOf } from '@/services/kit/records/demo-rows';
import { recordWriter } from '@/services/kit/records/record-writer';
import { phoneText } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { testers } from './tables';

const testerHandlers = (db: NodePgDatabase): Handlers<typeof testerEndpoints> => {
  const words = { entity: 'tester', title: testers.name } as const;
  const write = recordWriter(db, testers, words);
  return {
    ...crud(db, testers, testerEndpoints, {
      ...words,
      search: [testers.name, phoneText(testers.phone)],
      sort: { name: inThaiOrder(testers.name) },
      sheet: { columns: testerColumns, texts: sheetTexts(texts, feature) },
    }),

    status: async ({ body: { id, active } }, request) => {
      const row = await write.change(request, id, { active });
      request.changed('property-settings');
      return row as unknown as Tester;
    },

    removeAll: async (_call, request) => {
      const count = await db.transaction(async (tx) => {
        const gone = await tx
          .delete(testers)
          .where(eq(testers.propertyId, request.propertyId))
          .returning();
        await audit(
          tx,
          request,
          ...gone.map(({ id, name }) => ({
            ...({ action: 'delete', entity: 'tester', entityId: id, title: name } as const),
            changes: { name: [name, null] },
          })),
        );
        return gone.length;
      });
      request.changed('property-settings');
      return { count };
    },
  };
};

const made = [
  { name: 'สุรชัย วงศ์สวัสดิ์', phone: '+66812223344', note: 'ทดลองจองที่จอดรถ' },
  { name: 'จิราภรณ์ ศรีสุข', phone: '+66863334455', note: 'ทดลองแจ้งซ่อม' },
];

export const testersArea: Area = {
  mount: (app, db) => mount(app, testerEndpoints, testerHandlers(db)),
  demo: demoOf(testers, made),
};
