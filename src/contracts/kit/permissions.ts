export const actions = ['view', 'create', 'edit', 'delete', 'approve', 'export'] as const;
export type Action = (typeof actions)[number];

/** Menu features that a role can be given rights to; a feature appears here with its first served call. */
export const features = [
  'parcels',
  'news',
  'bulletin',
  'news-templates',
  'report-emails',
  'property-settings',
  'holidays',
  'notifications',
  'roles',
  'staff',
  'audit',
] as const;
export type Feature = (typeof features)[number];

/** One right: an action on a feature, for example `parcels:approve`. */
export type Permission = `${Feature}:${Action}`;

/** Who may make a call: the holder of a permission, anyone signed in, or anyone at all. */
export type Access = Permission | 'signed-in' | 'anyone';

export const allPermissions: readonly Permission[] = features.flatMap((feature) =>
  actions.map((action): Permission => `${feature}:${action}`),
);
