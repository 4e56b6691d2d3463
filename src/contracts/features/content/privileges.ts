import type { z } from 'zod';
import { periodWords, pictureWords, targetWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { privilegeDraft } from '@/contracts/master-data/content/privilege';
import { privilegePicture } from '@/contracts/master-data/content/privilege-picture';

export const privileges = {
  key: 'privileges',
  names: { th: 'สิทธิพิเศษ', en: 'Privileges', cn: '会员优惠' },
  scope: 'both',
  group: 'content',
  screens: [{ link: '/privilege' }],
  rights: { counter: ['view'], finance: ['view'] },
  uploads: [privilegePicture],
  records: {
    privilege: {
      names: { th: 'สิทธิพิเศษ', en: 'Privilege', cn: '会员优惠' },
      fields: {
        partner: { th: 'ร้านหรือพันธมิตร', en: 'Partner', cn: '合作商家' },
        descriptionTh: { th: 'รายละเอียด (ไทย)', en: 'Description (Thai)', cn: '说明（泰文）' },
        descriptionEn: { th: 'รายละเอียด (อังกฤษ)', en: 'Description (English)', cn: '说明（英文）' },
        descriptionCn: { th: 'รายละเอียด (จีน)', en: 'Description (Chinese)', cn: '说明（中文）' },
        conditionTh: { th: 'เงื่อนไข (ไทย)', en: 'Conditions (Thai)', cn: '条件（泰文）' },
        conditionEn: { th: 'เงื่อนไข (อังกฤษ)', en: 'Conditions (English)', cn: '条件（英文）' },
        conditionCn: { th: 'เงื่อนไข (จีน)', en: 'Conditions (Chinese)', cn: '条件（中文）' },
        picture: pictureWords,
        ...periodWords,
        ...targetWords,
      } satisfies WordsFor<z.output<typeof privilegeDraft>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    privileges: typeof privileges;
  }
}
