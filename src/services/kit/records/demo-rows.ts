import type { DemoPlace } from '@/services/kit/area';

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
