import type { z } from 'zod';
import type { vendorDraft } from '@/contracts/admin-order/vendor';
import { targetWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

export const vendors = {
  key: 'vendors',
  names: { th: 'ผู้ให้บริการ', en: 'Vendors', cn: '服务商' },
  scope: 'both',
  group: 'services',
  screens: [{ link: '/vendors' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  records: {
    vendor: {
      names: { th: 'ผู้ให้บริการ', en: 'Vendor', cn: '服务商' },
      fields: {
        name: { th: 'ชื่อ', en: 'Name', cn: '名称' },
        contactName: { th: 'ผู้ติดต่อ', en: 'Contact person', cn: '联系人' },
        phone: { th: 'โทรศัพท์', en: 'Phone', cn: '电话' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        areas: { th: 'พื้นที่ให้บริการ', en: 'Areas served', cn: '服务地区' },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
        ...targetWords,
      } satisfies WordsFor<z.output<typeof vendorDraft>>,
    },
  },
  errors: {
    VENDOR_IN_USE: {
      th: 'ลบผู้ให้บริการนี้ไม่ได้ ยังมีบริการที่ระบุชื่อไว้ {{n}} รายการ หากเลิกใช้ ให้ปิดใช้งานแทน',
      en: 'This vendor cannot be deleted: {{n}} services name it. Deactivate it instead.',
      cn: '无法删除此服务商：仍有 {{n}} 项服务引用它。可改为停用。',
    },
    VENDOR_AT_WORK: {
      th: 'ลบผู้ให้บริการนี้ไม่ได้ ยังมีคำสั่งซื้อที่ต้องทำ {{n}} รายการ กรุณามอบหมายให้รายอื่นก่อน',
      en: 'This vendor cannot be deleted: {{n}} orders are theirs to do. Give those to another first.',
      cn: '无法删除此服务商：仍有 {{n}} 个订单待其处理，请先改派。',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    vendors: typeof vendors;
  }
}
