import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const audit = {
  key: 'audit',
  names: { th: 'บันทึกการใช้งาน', en: 'Audit log', cn: '操作日志' },
  scope: 'both',
  group: 'admin-system',
  screens: [
    { link: '/admin/audit' },
    {
      key: 'processing',
      names: { th: 'บันทึกการประมวลผลข้อมูล', en: 'Record of processing', cn: '数据处理记录' },
      link: '/admin/processing',
    },
  ],
  always: true,
  rights: { manager: ['view', 'export'] },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    audit: typeof audit;
  }
}
