import type { MenuEntry } from '@/contracts/auth/session';
import { otherLayout } from '@/contracts/kit/thai-layout';
import { bareUnit } from '@/contracts/parcel/unit-number';

/** The groups of what the palette shows, in their order. */
export const groups = [
  'recent',
  'screens',
  'properties',
  'parcels',
  'units',
  'people',
  'news',
] as const;
export type Group = (typeof groups)[number];

/** Something that the palette can open. */
export interface Hit {
  key: string;
  group: Exclude<Group, 'recent'>;
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
