import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const quickCall = {
  key: 'quick-call',
  names: { th: 'เบอร์โทรด่วน', en: 'Quick-call phones', cn: '快捷电话' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/quick-call-phone' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
