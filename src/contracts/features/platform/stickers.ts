import type { z } from 'zod';
import type { stickerGroupDraft, stickerItemDraft } from '@/contracts/chat/sticker';
import { stickerPicture } from '@/contracts/chat/sticker-picture';
import { pictureWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { nameWords, type WordsFor } from '@/contracts/kit/feature/record-words';

export const stickers = {
  key: 'stickers',
  names: { th: 'สติกเกอร์', en: 'Stickers', cn: '贴图' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/sticker' }],
  rights: {},
  uploads: [stickerPicture],
  records: {
    'sticker-group': {
      names: { th: 'ชุดสติกเกอร์', en: 'Sticker group', cn: '贴图组' },
      fields: {
        ...nameWords,
        price: { th: 'ราคา (บาท)', en: 'Price (baht)', cn: '价格（泰铢）' },
        cover: { th: 'รูปหน้าชุด', en: 'Cover', cn: '封面' },
      } satisfies WordsFor<Omit<z.output<typeof stickerGroupDraft>, 'active'>>,
    },
    sticker: {
      names: { th: 'สติกเกอร์', en: 'Sticker', cn: '贴图' },
      fields: {
        groupId: { th: 'ชุด', en: 'Group', cn: '组' },
        picture: pictureWords,
        name: { th: 'ชื่อ', en: 'Name', cn: '名称' },
      } satisfies WordsFor<z.output<typeof stickerItemDraft>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    stickers: typeof stickers;
  }
}
