import type { z } from 'zod';
import type { homeServiceDraft } from '@/contracts/admin-order/home-service';
import { servicePicture } from '@/contracts/admin-order/service-picture';
import { pictureWords, targetWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { nameWords, type WordsFor } from '@/contracts/kit/feature/record-words';

export const services = {
  key: 'services',
  names: { th: 'บริการและราคา', en: 'Services and prices', cn: '服务与价格' },
  scope: 'both',
  group: 'services',
  screens: [{ link: '/vendors/services' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  uploads: [servicePicture],
  records: {
    'home-service': {
      names: { th: 'บริการ', en: 'Service', cn: '服务' },
      fields: {
        ...nameWords,
        categoryId: { th: 'หมวดหมู่', en: 'Category', cn: '类别' },
        priceSatang: { th: 'ราคา (บาท)', en: 'Price (baht)', cn: '价格（泰铢）' },
        per: { th: 'หน่วย', en: 'Per', cn: '单位' },
        detail: { th: 'รายละเอียด', en: 'Detail', cn: '详情' },
        areas: { th: 'พื้นที่ให้บริการ', en: 'Areas', cn: '服务地区' },
        vendorIds: { th: 'ผู้ให้บริการ', en: 'Vendors', cn: '服务商' },
        picture: pictureWords,
        ...targetWords,
      } satisfies WordsFor<z.output<typeof homeServiceDraft>>,
    },
  },
  errors: {
    SERVICE_RATED: {
      th: 'ลบบริการนี้ไม่ได้ ยังมีอัตราค่าคอมมิชชัน {{n}} รายการ หากเลิกให้บริการ ให้ปิดใช้งานแทน',
      en: 'This service cannot be deleted: it has {{n}} rates of commission. Deactivate it instead.',
      cn: '无法删除此服务：已设置 {{n}} 项佣金比率。可改为停用。',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    services: typeof services;
  }
}
