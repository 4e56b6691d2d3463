import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const home = {
  key: 'home',
  names: { th: 'หน้าแรก', en: 'Home', cn: '首页' },
  scope: 'both',
  group: 'home',
  screens: [{ link: '/' }],
  rights: 'everyone',
  records: {
    'start-step': {
      names: { th: 'ขั้นตอนเริ่มต้นใช้งาน', en: 'Step of the beginning', cn: '启用步骤' },
      actions: {
        'put-aside': { th: 'ไม่ใช้', en: 'Put aside', cn: '不使用' },
        'take-back': { th: 'นำกลับมาทำ', en: 'Taken back', cn: '恢复' },
      },
      fields: {},
    },
  },
} as const satisfies FeatureDeclaration;
