import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const reportEmails = {
  key: 'report-emails',
  names: { th: 'อีเมลรับรายงาน', en: 'Report e-mails', cn: '报告邮箱' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/report-emails' }],
  rights: { finance: ['view', 'create', 'edit', 'export'] },
} as const satisfies FeatureDeclaration;
