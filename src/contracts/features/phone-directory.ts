import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const phoneDirectory = {
  key: 'phone-directory',
  names: { th: 'สมุดโทรศัพท์', en: 'Phone directory', cn: '电话簿' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/phone-directory' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
