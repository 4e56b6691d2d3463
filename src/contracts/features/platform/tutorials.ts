import type { z } from 'zod';
import { featureLinkNames } from '@/contracts/content/app-screens';
import { pictureWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type {
  tutorialImageDraft,
  tutorialVersionDraft,
} from '@/contracts/master-data/content/tutorial';
import { tutorialPicture } from '@/contracts/master-data/content/tutorial-picture';

const menuFeatureId = {
  ...{ th: 'เมนูในแอป', en: 'Part of the app', cn: '应用功能' },
  values: featureLinkNames,
};

export const tutorials = {
  key: 'tutorials',
  names: { th: 'คู่มือการใช้แอป', en: 'Tutorials', cn: '使用教程' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/tutorial' }],
  rights: {},
  uploads: [tutorialPicture],
  records: {
    tutorial: {
      names: { th: 'คู่มือการใช้แอป', en: 'Tutorial', cn: '使用教程' },
      actions: {
        disable: { th: 'ปิดที่โครงการ', en: 'Switched off', cn: '在项目停用', meaning: 'off' },
        enable: {
          th: 'เปิดที่โครงการอีกครั้ง',
          en: 'Switched on again',
          cn: '在项目恢复',
          meaning: 'done',
        },
      },
      fields: { property: { th: 'โครงการ', en: 'Property', cn: '项目' } },
    },
    'tutorial-version': {
      names: { th: 'รุ่นของคู่มือ', en: 'Version of a tutorial', cn: '教程版本' },
      fields: {
        menuFeatureId,
        name: { th: 'ชื่อรุ่น', en: 'Name', cn: '版本名称' },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
      } satisfies WordsFor<z.output<typeof tutorialVersionDraft>>,
    },
    'tutorial-image': {
      names: { th: 'รูปในคู่มือ', en: 'Page of a tutorial', cn: '教程页面' },
      fields: {
        versionId: { th: 'รุ่น', en: 'Version', cn: '版本' },
        picture: pictureWords,
        name: { th: 'คำอธิบายรูป', en: 'Words below', cn: '图片说明' },
      } satisfies WordsFor<z.output<typeof tutorialImageDraft>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    tutorials: typeof tutorials;
  }
}
