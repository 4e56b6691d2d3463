import type { featureList } from '@/contracts/features/feature-list';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Feature, Permission } from '@/contracts/kit/feature/permissions';

/** What the type checker must refuse about permissions; nothing here runs. */

export const held: Permission = 'report-emails:edit';

// @ts-expect-error no such feature
export const ofNothing: Permission = 'report-mails:edit';

// @ts-expect-error no such action
export const unheardOf: Permission = 'report-emails:send';

// @ts-expect-error what is open to everyone is nobody's to give
export const ofEveryone: Permission = 'home:view';

/** What names itself a feature is in the list, or this does not compile. */
export const listed = (key: Feature): (typeof featureList)[number]['key'] => key;

export const halfNamed: FeatureDeclaration = {
  key: 'gardens',
  // @ts-expect-error the Chinese name is missing
  names: { th: 'สวน', en: 'Gardens' },
  scope: 'property',
  group: 'property',
  screens: [],
  rights: {},
};
