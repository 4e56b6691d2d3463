import type { MenuEntry } from '@/contracts/auth/session';
import { wordsIn } from '@/contracts/kit/feature/words-in';
import { otherLayout } from '@/contracts/kit/text/thai-layout';
import { bareUnit } from '@/contracts/parcel/unit-number';

/** Something that the palette can open. */
export interface Hit {
  key: string;
  /** What it is listed under: the shell's own groups, or a kind of a feature's records. */
  group: 'screens' | 'properties' | `found-${string}`;
  title: string;
  detail?: string;
  /** Typed or scanned in full, each means this one and no other. */
  codes?: readonly string[];
  to: { href: string } | { entry: MenuEntry } | { property: string };
}

/** The one that was meant for sure: by its code, typed under either layout, or as there is no other. */
export function meant(hits: readonly Hit[], typed: string): Hit | undefined {
  const read = [typed, otherLayout(typed)].map(bareUnit);
  const named = hits.filter(({ codes }) => codes?.some((code) => read.includes(bareUnit(code))));
  const certain = named.length > 0 ? named : hits;
  return certain.length === 1 ? certain[0] : undefined;
}

/** 0 for what is called as it was typed, 1 for what is called so among else, 2 for what only mentions it. */
function distance({ title, codes = [] }: Hit, readings: readonly string[]): number {
  const names = [title, ...codes].map(bareUnit);
  if (readings.some((reading) => names.includes(bareUnit(reading)))) return 0;
  return readings.some((reading) => wordsIn(reading)(title, ...codes)) ? 1 : 2;
}

/** Groups with what was typed for before those that only mention it, else in the order given. */
export function nearestFirst(
  hits: readonly Hit[],
  typed: string,
  order: readonly Hit['group'][],
): Hit[] {
  const readings = [typed, otherLayout(typed)];
  const nearest = new Map<Hit['group'], number>();
  for (const hit of hits) {
    const best = Math.min(nearest.get(hit.group) ?? 2, distance(hit, readings));
    nearest.set(hit.group, best);
  }
  const place = ({ group }: Hit) => (nearest.get(group) ?? 2) * order.length + order.indexOf(group);
  return [...hits].sort((a, b) => place(a) - place(b));
}
