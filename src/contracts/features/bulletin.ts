import type { FeatureDeclaration } from '@/contracts/kit/feature';

/** So far its files alone: see the types of uploads. */
export const bulletin = {
  key: 'bulletin',
  names: { th: 'กระดานข่าว', en: 'Bulletin', cn: '公告板' },
  scope: 'both',
  group: 'content',
  screens: [],
  rights: { counter: ['view'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
