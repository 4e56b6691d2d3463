import type { AreaDemo, DemoPlace } from '@/services/kit/area';
import type { RecordTable } from '@/services/kit/records/record-table';

interface Owner<Place extends string | null> extends Pick<DemoPlace, 'at' | 'id'> {
  propertyId: Place;
}

/** The columns that every record has, for rows of the demo world in the order in which they stand. */
export const demoRows = <Row extends object, Place extends string | null>(
  { propertyId, at, id }: Owner<Place>,
  rows: readonly Row[],
) =>
  rows.map((row, index) => {
    const made = new Date(at).toISOString();
    return {
      ...{ id: id(at), propertyId, position: index + 1 },
      ...{ createdAt: made, updatedAt: made, updatedBy: 'ระบบ' },
      ...row,
    };
  });

type Made<Table extends RecordTable> = Omit<
  Table['$inferInsert'],
  'id' | 'propertyId' | 'position' | 'createdAt' | 'updatedAt' | 'updatedBy'
>;

/** The same rows at every property of the demo world. */
export const demoOf =
  <Table extends RecordTable>(
    table: Table,
    made: readonly Made<Table>[],
  ): NonNullable<AreaDemo['demo']> =>
  async (db, place) => {
    await db.insert(table).values(demoRows(place, made) as never);
  };
