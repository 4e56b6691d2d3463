import type { MenuGroup } from '@/contracts/features/menu-groups';
import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { Names } from '@/contracts/kit/feature/names';
import type { Action, Feature, Permission } from '@/contracts/kit/feature/permissions';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import type { UploadRule } from '@/contracts/upload/upload-types';

/** A screen of a feature as the menu shows it. */
export interface Screen {
  link: `/${string}`;
  /** Its `labelkey` on the wire and its names; the feature's own where they are left out. */
  key?: string;
  names?: Names;
  /** What one must be allowed to do with the feature; to view it where nothing is said. */
  needs?: Action;
}

/** What each built-in role may do; SMART Admin may do everything. */
export interface Rights {
  /** Every action where nothing is said, and none of a feature of the platform. */
  manager?: readonly Action[];
  counter?: readonly Action[];
  finance?: readonly Action[];
}

/** Records that the palette finds: what their kinds are called there, and how they are asked for. */
export interface Found {
  kinds: Readonly<Record<string, Names>>;
  /** Loaded when somebody searches. */
  load: () => Promise<Finding>;
}

/** All that is said of a feature once: menu, grid of rights, palette and audit log read it here. */
export interface FeatureDeclaration {
  /** The family name of its permissions and calls. */
  key: string;
  names: Names;
  /** At the main admin, inside a property, or at both. */
  scope: 'platform' | 'property' | 'both';
  /** Where its screens stand in the menu, or in the one that the person's name opens. */
  group: MenuGroup | 'account';
  screens: readonly Screen[];
  /** `everyone` for what is open to whoever is signed in, which no role can be given or denied. */
  rights: Rights | 'everyone';
  /** What is allowed by a right whose usual word does not say it. */
  rightNames?: Partial<Record<Action, Names>>;
  /** No property can do without it: it cannot be switched off. */
  always?: true;
  /** What it puts on the home screen of a property, unless that kind of property goes without. */
  widgets?: Readonly<Record<string, Names>>;
  /** What the palette finds of it. */
  finds?: readonly Found[];
  /** Why its calls are refused, by the code: each code is of one feature. */
  errors?: Readonly<Record<string, FailureWords>>;
  /** What can be wrong with a field of its own, beside what the namespace `errors` has words for. */
  fieldErrors?: Readonly<Record<string, Names>>;
  /** What is uploaded for its records. */
  uploads?: readonly UploadRule[];
  /** How the audit log tells of its records, by their kinds. */
  records?: Readonly<Record<string, RecordWords>>;
}

/** Who asks for a menu, and where they are. */
interface Visitor {
  can: (permission: Permission) => boolean;
  /** `null` at the main admin. */
  propertyId: string | null;
}

/** Whether a feature works at the main admin (`null`) or inside a property. */
export const worksAt = ({ scope }: FeatureDeclaration, propertyId: string | null): boolean =>
  scope !== (propertyId ? 'platform' : 'property');

/** The screens of a feature that somebody may open where they are, each with its key and its names. */
export function screensFor(
  feature: FeatureDeclaration,
  { can, propertyId }: Visitor,
): Required<Pick<Screen, 'key' | 'names' | 'link'>>[] {
  const { key, names, rights, screens } = feature;
  if (!worksAt(feature, propertyId)) return [];
  const mayDo = (action: Action) => rights === 'everyone' || can(`${key as Feature}:${action}`);
  return screens
    .filter(({ needs = 'view' }) => mayDo(needs))
    .map((screen) => ({ key, names, ...screen }));
}
