import type { MenuEntry } from '@/contracts/auth/session';
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
