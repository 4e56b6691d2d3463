import type { UploadType } from '@/contracts/upload/upload-types';
import type { AreaDemo } from '@/services/kit/area';
import { demoRows } from '@/services/kit/records/demo-rows';
import { columnsOf, type RecordTable } from '@/services/kit/records/record-table';

/** The platform's demo rows of what is shown in pictures: records, each with its named pictures. */
export const demoGalleries = <Table extends RecordTable>(
  table: Table,
  pictures: { table: RecordTable; owner: string; type: UploadType },
  made: readonly (Partial<Table['$inferInsert']> & { pictures: readonly string[] })[],
): AreaDemo => ({
  platformPictures: made.flatMap((one) => one.pictures.map(() => pictures.type)),
  demoPlatform: async (db, platform) => {
    const rows = demoRows(platform, made);
    await db.insert(table).values(rows.map((row) => columnsOf(table, row)) as never);
    for (const { id, pictures: names } of rows) {
      const items: object[] = [];
      for (const name of names) {
        const picture = await platform.picture(pictures.type);
        if (picture) items.push({ [pictures.owner]: id, picture, name });
      }
      if (items.length > 0) {
        await db.insert(pictures.table).values(demoRows(platform, items) as never);
      }
    }
  },
});
