import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { suggestionMessages, suggestions } from '@/services/master-data/suggestions/tables';
import { dueOf } from '@/services/master-data/suggestions/write';
import type { SeededStaff } from '@/services/seed/accounts';
import { daysBefore, iso, startOfBangkokDay } from '@/services/seed/days';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';
import { plannedSuggestions } from './suggestion-texts';

/** What a property's residents have suggested in the last weeks, in each state; one is late. */
export async function seedSuggestions(
  db: Db,
  random: Random,
  now: number,
  property: SeededProperty,
  staff: readonly SeededStaff[],
): Promise<void> {
  const today = startOfBangkokDay(now);
  const plans = plannedSuggestions
    .map((plan) => ({ ...plan, at: Math.min(daysBefore(today, plan.daysAgo, plan.minute), now) }))
    .map((plan) => ({ ...plan, id: random.id(plan.at) }));
  const messages: (typeof suggestionMessages.$inferInsert)[] = [];
  const rows: (typeof suggestions.$inferInsert)[] = [];
  for (const [index, plan] of plans.entries()) {
    const { id, at, zone, status, subject, detail } = plan;
    const unit = random.pick(property.units);
    const by = random.pick(staff);
    const said = (plan.said ?? []).map(([kind, later, text]) => {
      const saidAt = Math.min(at + later * 60_000, now);
      return {
        id: random.id(saidAt),
        suggestionId: id,
        kind,
        text,
        at: iso(saidAt),
        by: by.fullname,
      };
    });
    messages.push(...said);
    rows.push({
      ...{ id, propertyId: property.id, number: index + 1, zone, status, subject, detail },
      ...{ unitNumber: unit.number, residentName: random.pick(unit.people) },
      assigneeId: plan.assigned ? by.id : null,
      assigneeName: plan.assigned ? by.fullname : '',
      dueAt: await dueOf(db, property.id, zone, new Date(at)),
      doneAt: status === 'done' || status === 'closed' ? (said.at(-1)?.at ?? iso(at)) : null,
      mergedIntoId: plan.into === undefined ? null : (plans[plan.into]?.id ?? null),
      createdAt: iso(at),
      updatedAt: said.at(-1)?.at ?? iso(at),
      updatedBy: by.fullname,
    });
  }
  await insertAll(db, suggestions, rows);
  await insertAll(db, suggestionMessages, messages);
}
