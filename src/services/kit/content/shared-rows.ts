import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { ownRows, placeIn, type RecordTable } from '@/services/kit/records/record-table';
import { targetPart } from './target-part';
import { type TargetTable, targetsIn } from './targets';

/**
 * Records of properties and of the platform, which names the properties that see its own while they
 * are active; a property changes none of those.
 */
export function sharedRows(table: RecordTable, targetTable: TargetTable) {
  const targets = targetsIn(targetTable);
  return {
    targets,
    part: targetPart(targets),

    /** The rows that the caller may read, or the one among them. */
    visible(request: ServiceRequest, id?: string): SQL | undefined {
      const place = placeIn(table, request);
      const shared = place && [
        isNull(table.propertyId),
        eq(table.active, true),
        targets.isFor(table.id, place),
        id === undefined ? undefined : eq(table.id, id),
      ];
      return or(ownRows(table, request, id), shared ? and(...shared) : undefined);
    },

    /** `own`, whether the caller may change it, and `announceTo`, at a property that property alone. */
    extra(request: ServiceRequest): Record<string, SQL> {
      const place = placeIn(table, request);
      if (place) {
        return {
          own: sql`${table.propertyId} is not null`,
          announceTo: sql`jsonb_build_array(${place}::text)`,
        };
      }
      const { ownerId, propertyId } = targetTable;
      return {
        own: sql`true`,
        announceTo: sql`(select coalesce(jsonb_agg(${propertyId} order by ${propertyId}), '[]')
          from ${targetTable} where ${ownerId} = ${table.id})`,
      };
    },
  };
}
export type SharedRows = ReturnType<typeof sharedRows>;
