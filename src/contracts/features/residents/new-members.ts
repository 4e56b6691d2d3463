import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import { memberDocument } from '@/contracts/master-data/residents/member-document';
import type { NewMember } from '@/contracts/master-data/residents/new-member';

type Logged = Pick<
  NewMember,
  | 'name'
  | 'citizenId'
  | 'passport'
  | 'phone'
  | 'email'
  | 'unitNumber'
  | 'relation'
  | 'expiresOn'
  | 'note'
  | 'status'
  | 'reason'
> & { photos: string; customer: string };

export const newMembers = {
  key: 'new-members',
  names: { th: 'สมาชิกใหม่', en: 'New members', cn: '新成员' },
  scope: 'property',
  group: 'residents',
  screens: [{ link: '/new-members' }],
  rights: { counter: ['view', 'create', 'edit', 'approve'], finance: ['view'] },
  widgets: { 'members-waiting': { th: 'สมาชิกใหม่รออนุมัติ', en: 'New members', cn: '待审新成员' } },
  finds: [
    {
      kinds: { members: { th: 'สมาชิกใหม่', en: 'New members', cn: '新成员' } },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/master-data/residents/new-member-finding')).newMembersFound,
    },
  ],
  uploads: [memberDocument],
  records: {
    'new-member': {
      names: { th: 'สมาชิกใหม่', en: 'New member', cn: '新成员' },
      fields: {
        name: { th: 'ชื่อ-นามสกุล', en: 'Name', cn: '姓名' },
        citizenId: { th: 'เลขบัตรประชาชน', en: 'Citizen ID', cn: '身份证号' },
        passport: { th: 'หนังสือเดินทาง', en: 'Passport', cn: '护照号' },
        phone: { th: 'โทรศัพท์', en: 'Phone', cn: '电话' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        relation: {
          ...{ th: 'ในฐานะ', en: 'As', cn: '身份' },
          values: {
            owner: { th: 'เจ้าของ', en: 'Owner', cn: '业主' },
            tenant: { th: 'ผู้เช่า', en: 'Tenant', cn: '租户' },
            resident: { th: 'ผู้อยู่อาศัย', en: 'Resident', cn: '同住人' },
          },
        },
        expiresOn: { th: 'เอกสารหมดอายุ', en: 'Document expires', cn: '证件有效期' },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
        status: {
          ...{ th: 'สถานะ', en: 'Status', cn: '状态' },
          values: {
            waiting: { th: 'รออนุมัติ', en: 'Waiting', cn: '待批准' },
            approved: { th: 'อนุมัติแล้ว', en: 'Approved', cn: '已批准' },
            deleted: { th: 'ลบแล้ว', en: 'Deleted', cn: '已删除' },
          },
        },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        photos: { th: 'รูปเอกสาร', en: 'Documents', cn: '证件照片' },
        customer: { th: 'ผูกกับรายชื่อ', en: 'Linked to', cn: '关联人员' },
      } satisfies WordsFor<Logged>,
    },
  },
  errors: {
    MEMBER_DECIDED: {
      th: 'สมาชิก {{name}} ได้รับการพิจารณาแล้วโดย {{by}}',
      en: '{{name}} was decided on by {{by}} already',
      cn: '{{name}} 已由 {{by}} 处理',
    },
    MEMBER_EXPIRED: {
      th: 'เอกสารของ {{name}} หมดอายุแล้ว กรุณาขอเอกสารใหม่และแก้วันหมดอายุก่อนอนุมัติ',
      en: 'The document of {{name}} has expired. Ask for a new one and correct its date first.',
      cn: '{{name}} 的证件已过期，请先索取新证件并更正有效期',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'new-members': typeof newMembers;
  }
}
