import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const home = {
  key: 'home',
  names: { th: 'หน้าแรก', en: 'Home', cn: '首页' },
  scope: 'both',
  group: 'home',
  screens: [{ link: '/' }],
  rights: 'everyone',
} as const satisfies FeatureDeclaration;
