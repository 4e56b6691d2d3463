import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type ChargeRule,
  chargeRuleEndpoints,
  ruleLookMost,
} from '@/contracts/billing/charge-rule';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { monthsToIssue } from '@/services/master-data/billing/issue/months';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { sharesOf } from './shares';
import { chargeRules } from './tables';

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
  return {
    ...kept,

    upsert: async (call, request) => {
      const { id, from, until } = call.body;
      if (until !== null && until < from) throw invalidField('until', 'endsFirst');
      // Nobody would be charged for a month that has its invoices already.
      const { next } = await monthsToIssue(db, request.propertyId);
      if (id === undefined && from < next) throw invalidField('from', 'monthIssued');
      return kept.upsert(call, request);
    },

    look: async ({ body }, { propertyId }) => {
      const all = sharesOf(body, await billedUnits(db, propertyId));
      return {
        ...{ units: all.length, total: totalOf(all) },
        rows: all.slice(0, ruleLookMost).map(({ unit, amount }) => ({
          ...{ id: unit.id, unitNumber: unit.number, payerName: unit.payerName, amount },
        })),
      };
    },
  };
}
