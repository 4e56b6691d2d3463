import { startServices } from '@tests/kit/services';
import { Random } from '@/services/seed/random';
import { guardClosed } from './model/closed-guard';
import { deedsOf } from './model/deeds/deeds';
import { expectDerived } from './model/derived';
import { type SmallProperty, smallProperty } from './model/small-property';
import { unsound } from './model/soundness';
import { standingOf } from './model/standing';

/** More by the environment: `MONEY_SEQUENCES=5000`, and `MONEY_SEED` of a run that failed. */
const sequences = Number(process.env.MONEY_SEQUENCES ?? 80);
const seed = Number(process.env.MONEY_SEED ?? 2569);
const steps = 15;
/** Sequences of one property; then another begins, with other days and rules. */
const ofOne = 100;

const services = startServices();
const random = new Random(seed);

test(
  `after thousands of deeds in any order the books come out even (seed ${seed})`,
  async () => {
    await guardClosed(services);
    const ends = new Map<string, number>();
    let place: SmallProperty | undefined;
    let deeds: ReturnType<typeof deedsOf> = {};
    for (let at = 0; at < sequences; at++) {
      if (!place || at % ofOne === 0) {
        if (place) await expectDerived(place);
        place = await smallProperty(services, random);
        deeds = deedsOf(place, random);
      }
      const weights: Record<string, number> = Object.fromEntries(
        Object.entries(deeds).map(([name, [weight]]) => [name, weight]),
      );
      if (at % 30 === 0 || at % ofOne === 0) await place.bringLines(40, at % ofOne === 0);
      const trail: string[] = [`seed ${seed}, sequence ${at}`];
      const standing = await standingOf(place);
      for (let step = 0; step < steps; step++) {
        const isNew = at % ofOne === 0 && step < 5;
        const name = isNew ? random.pick(['rule', 'issue', 'issue']) : random.weighted(weights);
        const error = await deeds[name]?.[1](standing);
        const end = `${name} ${error?.code ?? 'done'}`;
        trail.push(end);
        ends.set(end, (ends.get(end) ?? 0) + 1);
        if (process.env.MONEY_TRACE) expect([trail, await unsound(place)]).toEqual([trail, []]);
      }
      expect([trail, await unsound(place)]).toEqual([trail, []]);
    }
    const counted = [...ends].sort(([a], [b]) => a.localeCompare(b));
    if (process.env.MONEY_SEQUENCES)
      process.stdout.write(`${counted.map((one) => one.join(' ')).join('; ')}\n`);
    expect([...ends.keys()].filter((end) => /FAILED|INVALID_CALL|STATUS_5/.test(end))).toEqual([]);
    // Of many each went through at least once, or nothing of it was tried.
    const tried = Object.keys(deeds).filter((name) => name !== 'closeUnseen');
    if (sequences >= 200) expect(tried.filter((name) => !ends.has(`${name} done`))).toEqual([]);
    if (place) await expectDerived(place);
  },
  24 * 3_600_000,
);
