import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const parcels = {
  key: 'parcels',
  names: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' },
  scope: 'property',
  group: 'parcels',
  screens: [
    {
      key: 'parcels-list',
      names: { th: 'รายการพัสดุ', en: 'All parcels', cn: '包裹列表' },
      link: '/parcels',
    },
    {
      key: 'parcels-receive',
      names: { th: 'รับพัสดุเข้า', en: 'Receive', cn: '收件登记' },
      link: '/parcels/receive',
      needs: 'create',
    },
    {
      key: 'parcels-handover',
      names: { th: 'ส่งมอบพัสดุ', en: 'Hand over', cn: '包裹交付' },
      link: '/parcels/handover',
      needs: 'approve',
    },
    {
      key: 'parcels-shelf',
      names: { th: 'ชั้นวางพัสดุ', en: 'Shelves', cn: '货架' },
      link: '/parcels/shelf',
      needs: 'edit',
    },
    {
      key: 'parcels-problems',
      names: { th: 'คืนและมีปัญหา', en: 'Returns and problems', cn: '退件与问题件' },
      link: '/parcels/problems',
    },
    {
      key: 'parcels-reports',
      names: { th: 'รายงานพัสดุ', en: 'Parcel reports', cn: '包裹报表' },
      link: '/parcels/reports',
    },
  ],
  rights: { counter: ['view', 'create', 'edit', 'approve'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
