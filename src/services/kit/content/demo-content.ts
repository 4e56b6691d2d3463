import type { UploadType } from '@/contracts/upload/upload-types';
import type { AreaDemo, DemoPlace, DemoPlatform } from '@/services/kit/area';
import type { Db } from '@/services/kit/database/db';
import { demoRows } from '@/services/kit/records/demo-rows';
import type { RecordTable } from '@/services/kit/records/record-table';
import { daysFrom } from './period';
import type { TargetTable } from './targets';

/** A row of the demo world: its own columns, and its days counted from today. */
export type MadeContent<Table extends RecordTable> = Partial<Table['$inferInsert']> & {
  days: readonly [first: number, last: number];
};

/** Stores records of the platform for all of the demo world's properties. */
export async function insertForAll(
  db: Db,
  { propertyIds }: Pick<DemoPlatform, 'propertyIds'>,
  [table, targets]: readonly [RecordTable, TargetTable],
  rows: readonly { id: string }[],
): Promise<void> {
  await db.insert(table).values(rows as never);
  const named = rows.flatMap(({ id: ownerId }) =>
    propertyIds.map((propertyId) => ({ ownerId, propertyId })),
  );
  await db.insert(targets).values(named as never);
}

/** The demo rows of what has its days: of each property, and of the platform for all of them. */
export function demoContent<Table extends RecordTable>(
  table: Table,
  targets: TargetTable,
  made: {
    ofProperty: readonly MadeContent<Table>[];
    ofPlatform: readonly MadeContent<Table>[];
    /** The type of the picture that a row has, where they have one. */
    picture?: (row: MadeContent<Table>) => UploadType;
  },
): AreaDemo {
  const { ofProperty, ofPlatform, picture } = made;
  async function rowsAt(
    place: Omit<DemoPlace, 'propertyId' | 'code'> & { propertyId: string | null },
    plans: readonly MadeContent<Table>[],
  ) {
    const rows: object[] = [];
    for (const plan of plans) {
      const { days, ...row } = plan;
      const shown = picture && { picture: await place.picture(picture(plan)) };
      rows.push({ ...row, ...daysFrom(place.now, days), ...shown });
    }
    return demoRows(place, rows);
  }
  return {
    pictures: picture ? ofProperty.map(picture) : [],
    platformPictures: picture ? ofPlatform.map(picture) : [],
    demo: async (db, place) => {
      await db.insert(table).values((await rowsAt(place, ofProperty)) as never);
    },
    demoPlatform: async (db, platform) =>
      insertForAll(db, platform, [table, targets], await rowsAt(platform, ofPlatform)),
  };
}
