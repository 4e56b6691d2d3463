import type { PgTable } from 'drizzle-orm/pg-core';
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

interface DemoRow {
  id: string;
  createdAt: string;
  active?: boolean;
}

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
    /** Where it is kept who was told of a row, where anybody is. */
    told?: PgTable;
    /** The type of the picture that a row has, where they have one. */
    picture?: (row: MadeContent<Table>) => UploadType;
  },
): AreaDemo {
  const { ofProperty, ofPlatform, told, picture } = made;
  async function tell(db: Db, rows: readonly DemoRow[], propertyIds: readonly string[]) {
    const shown = rows.filter(({ active = true }) => active);
    const known = shown.flatMap(({ id: ownerId, createdAt: at }) =>
      propertyIds.map((propertyId) => ({ ownerId, propertyId, at })),
    );
    if (told && known.length > 0) await db.insert(told).values(known as never);
  }
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
      const rows = await rowsAt(place, ofProperty);
      await db.insert(table).values(rows as never);
      await tell(db, rows, [place.propertyId]);
    },
    demoPlatform: async (db, platform) => {
      const rows = await rowsAt(platform, ofPlatform);
      await insertForAll(db, platform, [table, targets], rows);
      await tell(db, rows, platform.propertyIds);
    },
  };
}
