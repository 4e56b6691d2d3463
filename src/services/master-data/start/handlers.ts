import texts from '@locales/th/start.json';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  platformSteps,
  propertySteps,
  type Start,
  type StartStep,
  type startEndpoints,
  startPlaces,
} from '@/contracts/master-data/start';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { audit } from '@/services/kit/records/audit';
import type { StepsOfPlatform, StepsOfProperty } from '@/services/kit/start-step';
import { isUnbegun, ownSteps, platformsOwn } from './found';
import { startAsides } from './tables';

/** What other services see of a beginning in their own records. */
export interface StartDeps {
  property: readonly StepsOfProperty[];
  platform: readonly StepsOfPlatform[];
}

/** Who sets a place up: nobody else is shown the way. */
const settingUp = { property: 'property-settings:edit', platform: 'properties:create' } as const;

/** The steps of the place that the caller is in, as far as they may do them. */
function stepsFor({ caller }: ServiceRequest): StartStep[] {
  const { permissions, propertyId, platform } = caller;
  if (!permissions.has(settingUp[propertyId ? 'property' : 'platform'])) return [];
  const here = Object.keys(propertyId ? propertySteps : platformSteps) as StartStep[];
  return here.filter((step) => {
    const place = startPlaces[step];
    return permissions.has(place.needs) && (platform || !place.platform);
  });
}

export function startHandlers(
  db: NodePgDatabase,
  outside: StartDeps,
): Handlers<typeof startEndpoints> {
  const foundBy = (propertyId: string | null): Partial<Record<StartStep, SQL>> =>
    Object.assign(
      {},
      ...(propertyId
        ? [ownSteps, ...outside.property].map((steps) => steps(propertyId))
        : [platformsOwn, ...outside.platform].map((steps) => steps())),
    );

  const asideAt = (propertyId: string | null) =>
    propertyId ? eq(startAsides.propertyId, propertyId) : isNull(startAsides.propertyId);

  async function unbegun() {
    const [newest] = await db
      .select({ id: properties.id, nameTh: properties.nameTh, nameEn: properties.nameEn })
      .from(properties)
      .where(isUnbegun)
      .orderBy(desc(properties.createdAt))
      .limit(1);
    return newest ?? null;
  }

  async function told(request: ServiceRequest): Promise<Start> {
    const { propertyId } = request.caller;
    const steps = stepsFor(request);
    if (steps.length === 0) return { steps: [], enter: null };
    const found = foundBy(propertyId);
    const asked = steps.map((step) => sql`${found[step] ?? sql`false`} as ${sql.identifier(step)}`);
    const [{ rows }, asides, enter] = await Promise.all([
      db.execute<Record<StartStep, boolean>>(sql`select ${sql.join(asked, sql`, `)}`),
      db.select({ step: startAsides.step }).from(startAsides).where(asideAt(propertyId)),
      propertyId ? null : unbegun(),
    ]);
    const aside = new Set(asides.map(({ step }) => step));
    const stateOf = (step: StartStep) =>
      rows[0]?.[step] ? 'done' : aside.has(step) ? 'aside' : 'todo';
    return { steps: steps.map((step) => ({ step, state: stateOf(step) })), enter };
  }

  return {
    read: (_call, request) => told(request),

    putAside: async ({ body: { step, aside } }, request) => {
      if (!stepsFor(request).includes(step)) throw new Problem('FORBIDDEN');
      const { propertyId, fullname } = request.caller;
      await db.transaction(async (tx) => {
        const changed = aside
          ? await tx
              .insert(startAsides)
              .values({ propertyId, step, at: new Date().toISOString(), by: fullname })
              .onConflictDoNothing()
              .returning()
          : await tx
              .delete(startAsides)
              .where(and(asideAt(propertyId), eq(startAsides.step, step)))
              .returning();
        if (changed.length === 0) return;
        await audit(tx, request, {
          ...{ action: aside ? 'put-aside' : 'take-back', entity: 'start-step', entityId: step },
          title: texts.steps[step].title,
        });
      });
      return told(request);
    },
  };
}
