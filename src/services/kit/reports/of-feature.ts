import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { properties } from '@/services/db/tables';
import { hasFeature } from '@/services/kit/calls/feature-on';
import type { ReportContent, ReportMaker, ReportSpan } from './report';

interface OwnMaker extends Omit<ReportMaker, 'read'> {
  /** Whose rows it reads: where that is switched off, it says nothing. */
  feature: Feature;
  read: (
    propertyId: string,
    span: ReportSpan,
    asked: { personal: boolean },
  ) => Promise<ReportContent>;
}

/** A maker of what a property has; without one, and where its feature is off, there is nothing to say. */
export const ofFeature = (
  db: NodePgDatabase,
  { feature, read, ...maker }: OwnMaker,
): ReportMaker => ({
  ...maker,
  read: async (propertyId, span, asked) => {
    const isOn =
      propertyId !== null &&
      (await db.$count(properties, and(eq(properties.id, propertyId), hasFeature(feature)))) > 0;
    return isOn ? read(propertyId, span, asked) : { figures: [], tables: [] };
  },
});
