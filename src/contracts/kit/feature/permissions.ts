import type * as z from 'zod';
import type { Declared } from '@/contracts/kit/feature/declared';
import { limited } from '@/contracts/kit/fields/limited';

/** A feature that roles are given rights to. */
export type Feature = keyof Declared;

export const actions = ['view', 'create', 'edit', 'delete', 'approve', 'export'] as const;
export type Action = (typeof actions)[number];

/** One right: an action on a feature, for example `parcels:approve`. */
export type Permission = `${Feature}:${Action}`;

/** Who may make a call: the holder of a permission, anyone signed in, or anyone at all. */
export type Access = Permission | 'signed-in' | 'anyone';

const key = '[a-z]+(-[a-z]+)*';

/**
 * A feature as it crosses the wire. Which features there are is not asked here: the list of all would
 * come with every page.
 */
export const featureKey = limited(40).regex(new RegExp(`^${key}$`)) as z.ZodType<Feature, Feature>;

/** A permission as it crosses the wire, of whatever feature. */
export const permissionKey = limited(60).regex(
  new RegExp(`^${key}:(${actions.join('|')})$`),
) as z.ZodType<Permission, Permission>;
