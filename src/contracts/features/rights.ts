import type { FeatureDeclaration, Rights } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import {
  type Action,
  actions,
  type Feature,
  type Permission,
} from '@/contracts/kit/feature/permissions';
import { featureList } from './feature-list';

/** A feature of which a role can be given rights. */
export type RuledFeature = FeatureDeclaration & { key: Feature; rights: Rights };

/** Those features, in their order. */
export const ruledFeatures: readonly RuledFeature[] = featureList.filter(
  (one): one is Extract<(typeof featureList)[number], { rights: Rights }> =>
    one.rights !== 'everyone',
);

/** Those that can be switched off for a property. */
export const switchableFeatures: readonly RuledFeature[] = ruledFeatures.filter(
  ({ scope, always }) => scope !== 'platform' && !always,
);

export const actionNames: Readonly<Record<Action, Names>> = {
  view: { th: 'ดู', en: 'View', cn: '查看' },
  create: { th: 'เพิ่ม', en: 'Add', cn: '添加' },
  edit: { th: 'แก้ไข', en: 'Edit', cn: '编辑' },
  delete: { th: 'ลบ', en: 'Delete', cn: '删除' },
  approve: { th: 'อนุมัติ', en: 'Approve', cn: '批准' },
  export: { th: 'ส่งออก', en: 'Export', cn: '导出' },
};

/** All actions on a feature. */
export const permissionsOf = ({ key }: RuledFeature): Permission[] =>
  actions.map((action): Permission => `${key}:${action}`);

export const allPermissions: readonly Permission[] = ruledFeatures.flatMap(permissionsOf);

/** What a right allows. */
export const rightName = ({ rightNames }: RuledFeature, action: Action): Names =>
  rightNames?.[action] ?? actionNames[action];

const inWords = (feature: RuledFeature, action: Action): [Permission, Names] => {
  const { key, names } = feature;
  const { th, en, cn } = rightName(feature, action);
  const words = { th: `${names.th} (${th})`, en: `${names.en} (${en})`, cn: `${names.cn} (${cn})` };
  return [`${key}:${action}`, words];
};

/** What every permission is called: its feature and what may be done. */
export const permissionNames: Readonly<Record<string, Names>> = Object.fromEntries(
  ruledFeatures.flatMap((feature) => actions.map((action) => inWords(feature, action))),
);
