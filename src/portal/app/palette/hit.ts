import type { MenuEntry } from '@/contracts/auth/session';

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

/** A code as it is compared: no spaces, capital letters. */
export const tidied = (typed: string) => typed.replace(/\s+/g, '').toUpperCase();

/** The one that was meant for sure: by its code, or because there is no other. */
export function meant(hits: readonly Hit[], typed: string): Hit | undefined {
  const named = hits.filter(({ codes }) => codes?.includes(tidied(typed)));
  const certain = named.length > 0 ? named : hits;
  return certain.length === 1 ? certain[0] : undefined;
}
