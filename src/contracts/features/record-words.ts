import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { RecordWords } from '@/contracts/kit/feature/record-words';
import { featureList } from './feature-list';
import { type Group, menuGroups } from './menu-groups';
import { menuFeatures } from './platform/menu-features';
import { properties } from './platform/properties';
import { roles } from './platform/roles';
import { widgetList } from './platform/widgets';
import { permissionNames, ruledFeatures } from './rights';
import { shellRecords } from './shell-records';

type Declared = (typeof featureList)[number] | { records: typeof shellRecords };
type KindsOf<D> = D extends { records: infer R } ? keyof R & string : never;
type WordsOf<D, K> = D extends { records: infer R } ? (K extends keyof R ? R[K] : never) : never;
type OwnActions<W> = W extends { actions: infer A } ? keyof A & string : never;

/** A kind of record whose changes are logged. */
export type RecordKind = KindsOf<Declared>;

/** What only a record of this kind goes through. */
export type RecordAction<K extends RecordKind> = OwnActions<WordsOf<Declared, K>>;

const { role } = roles.records;
const { permissions, ...others } = role.fields;
const rights = { ...permissions, values: permissionNames };

const { property } = properties.records;
const featuresOff = {
  ...property.fields.featuresOff,
  values: Object.fromEntries(ruledFeatures.map(({ key, names }) => [key, names])),
};

const widget = menuFeatures.records['user-widget'];
const hidden = {
  ...widget.fields.hidden,
  values: Object.fromEntries(widgetList.map(({ key, names }) => [key, names])),
};

/** The words for every kind of record; rights, features and widgets are called as the features say. */
export const recordWords: Readonly<Record<string, RecordWords>> = Object.assign(
  {},
  ...featureList.map(({ records }: FeatureDeclaration) => records),
  shellRecords,
  {
    role: { ...role, fields: { ...others, permissions: rights } },
    property: { ...property, fields: { ...property.fields, featuresOff } },
    'user-widget': { ...widget, fields: { hidden } },
  },
);

const groupOf = Object.fromEntries(
  featureList.flatMap(({ group, records = {} }: FeatureDeclaration) =>
    Object.keys(records).map((kind) => [kind, group]),
  ),
);
const groups: Readonly<Record<string, Group>> = menuGroups;

/** What the part of the menu is called where records of a kind are worked with. */
export const recordGroup = (kind: string) => groups[groupOf[kind] ?? '']?.names;
