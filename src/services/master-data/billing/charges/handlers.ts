import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type ChargeRule,
  chargeRuleEndpoints,
  ruleLookMost,
} from '@/contracts/billing/charge-rule';
import { isFee, monthsOf } from '@/contracts/billing/fee';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { amountsBy } from '@/services/master-data/billing/fees/by-basis';
import { monthsToIssue } from '@/services/master-data/billing/issue/months';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { rulesOf } from './lines';
import { membersOf, narrowestOf, type Scope } from './members';
import { monthsLeft } from './span';
import { chargeRules } from './tables';

type Asked = z.output<typeof chargeRuleEndpoints.look.call>['body'];

/** For whom a rule would count as it is written: of a fee not for those of a narrower one. */
async function payersOf(db: Db, propertyId: string, { id, ...asked }: Asked) {
  const units = await billedUnits(db, propertyId);
  if (!isFee(asked.kind)) return membersOf(asked, units);
  const others = (await rulesOf(db, propertyId, asked.from)).filter(
    (rule) => rule.kind === asked.kind && rule.id !== id,
  );
  // A new one is the last; one that is changed keeps its place.
  const [before, after] = [
    others.filter((rule) => id === undefined || rule.id < id),
    others.filter((rule) => id !== undefined && rule.id > id),
  ];
  return (
    narrowestOf<Scope, (typeof units)[number]>([...before, asked, ...after], units).get(asked) ?? []
  );
}

/** What groups of units are charged from one month to another. */
export function chargeRuleHandlers(db: NodePgDatabase): Handlers<typeof chargeRuleEndpoints> {
  const { look: _look, ...records } = chargeRuleEndpoints;
  const kept = crud(db, chargeRules, records, {
    entity: 'charge-rule',
    title: chargeRules.name,
    logged: { amount: ({ amount }: ChargeRule) => showBaht(amount) },
    search: [chargeRules.name],
    sort: {
      ...{ name: inThaiOrder(chargeRules.name), amount: chargeRules.amount },
      from: chargeRules.from,
    },
  });
  /** A rule is a fee as it is stored: whoever changes it needs the same right. */
  async function isFeeNow({ propertyId }: ServiceRequest, id?: string): Promise<boolean> {
    if (id === undefined) return false;
    const [rule] = await db
      .select({ kind: chargeRules.kind })
      .from(chargeRules)
      .where(and(eq(chargeRules.id, id), eq(chargeRules.propertyId, propertyId)));
    return rule !== undefined && isFee(rule.kind);
  }

  return {
    ...kept,

    upsert: async (call, request) => {
      const { id, kind, from, until, every, discount } = call.body;
      if (isFee(kind) || (await isFeeNow(request, id))) request.require('invoices:approve');
      if (every === 'month' && Number(discount) > 0)
        throw invalidField('discount', 'discountOfMonth');
      if (until !== null && until < from) throw invalidField('until', 'endsFirst');
      // What is billed at once is whole: nobody pays a year of which the rule has a part.
      if (until !== null && monthsLeft({ every, from }, until) !== 1) {
        throw invalidField('until', 'wholeRounds', { last: monthAfter(from, monthsOf[every] - 1) });
      }
      // Nobody would be charged for a month that has its invoices already.
      const { next } = await monthsToIssue(db, request.propertyId);
      if (id === undefined && from < next) throw invalidField('from', 'monthIssued');
      return kept.upsert(call, request);
    },

    active: async (call, request) => {
      if (await isFeeNow(request, call.params.id)) request.require('invoices:approve');
      return kept.active(call, request);
    },

    look: async ({ body }, { propertyId }) => {
      const payers = await payersOf(db, propertyId, body);
      const amounts = amountsBy(body, payers);
      const all = payers
        .map((unit, at) => ({ unit, amount: amounts[at]?.amount ?? 0 }))
        .filter(({ amount }) => amount > 0);
      return {
        ...{ units: all.length, total: totalOf(all) },
        rows: all.slice(0, ruleLookMost).map(({ unit, amount }) => ({
          ...{ id: unit.id, unitNumber: unit.number, payerName: unit.payerName, amount },
        })),
      };
    },
  };
}
