import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const holidays = {
  key: 'holidays',
  names: { th: 'วันหยุด', en: 'Holidays', cn: '假日' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/holidays' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
