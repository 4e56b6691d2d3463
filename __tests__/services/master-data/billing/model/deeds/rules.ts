import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** What units are asked for follows from: fees by rule, also billed ahead, and meters. */
export const rules = ({ random, services, token, manager, told, units, anyOf, kindId }: Doing) =>
  ({
    rule: [
      2,
      async () => {
        const { next } = await services.get(invoiceEndpoints.issuing, {}, token);
        const every = random.pick(['month', 'quarter', 'year'] as const);
        const picked = units.filter(() => random.chance(0.2)).map(({ id }) => id);
        const body = {
          ...{ name: 'อัตราทดลอง', kind: random.pick(['common', 'sinking', 'other'] as const) },
          ...{ basis: random.pick(['area', 'wah', 'unit', 'ratio'] as const) },
          ...{ amount: random.whole(1, 9_000), every, from: next },
          discount: every === 'month' ? '0' : random.pick(['0', '3', '7.25']),
          ...{ unitIds: random.chance(0.7) ? picked : [], building: random.pick(['', 'M']) },
        };
        return told(chargeRuleEndpoints.upsert, { body } as never, manager);
      },
    ],
    ruleOff: [
      2,
      async ({ rules: all }) => {
        const one = anyOf(all);
        if (!one) return nothing;
        const body = { active: !one.active };
        return told(chargeRuleEndpoints.active, { params: { id: one.id }, body } as never, manager);
      },
    ],
    read: [
      2,
      async () => {
        const { next, months } = await services.get(invoiceEndpoints.issuing, {}, token);
        const period = random.pick([next, ...months.map((one) => one.period)]);
        const { rows } = await services.get(
          readingEndpoints.sheet,
          { query: { kindId, period } },
          token,
        );
        const readings = rows
          .filter(() => random.chance(0.4))
          .map(({ unitId, before, reading }) => ({
            ...{ unitId, version: reading?.version ?? 0, estimated: random.chance(0.1) },
            reading: String(Math.max(0, Number(before?.reading ?? 0) + random.whole(-1, 40))),
          }));
        if (readings.length === 0) return nothing;
        return told(readingEndpoints.save, { body: { kindId, period, readings } }, token);
      },
    ],
    correct: [
      2,
      async ({ readings }) => {
        const one = anyOf(readings);
        if (!one) return nothing;
        const corrected = String(Math.max(0, Number(one.reading) + random.whole(-9, 9)));
        const body = { version: one.version, corrected, reason };
        return told(readingEndpoints.correct, { params: { id: one.id }, body } as never, manager);
      },
    ],
  }) satisfies Deeds;
