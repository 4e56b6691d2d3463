import type { FeatureDeclaration } from '@/contracts/kit/feature';
import type { WordsFor } from '@/contracts/kit/record-words';
import type { Occupancy } from '@/contracts/master-data/occupancy';
import type { Unit } from '@/contracts/master-data/unit';

type Logged = Pick<Unit, 'number' | 'building' | 'floor' | 'area' | 'ratio' | 'kind'> &
  Pick<Occupancy, 'relation' | 'movedIn' | 'movedOut'> & { person: string };

export const units = {
  key: 'units',
  names: { th: 'ห้อง/บ้านเลขที่', en: 'Units', cn: '房号' },
  scope: 'property',
  group: 'residents',
  screens: [{ link: '/units' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  records: {
    unit: {
      names: { th: 'ห้อง/บ้านเลขที่', en: 'Unit', cn: '房号' },
      actions: {
        'move-in': { th: 'เข้าอยู่', en: 'Moved in', cn: '迁入' },
        'move-out': { th: 'ย้ายออก', en: 'Moved out', cn: '迁出' },
        'residence-corrected': {
          th: 'แก้ไขการเข้าอยู่',
          en: 'Residence corrected',
          cn: '更正居住记录',
        },
        'residence-removed': { th: 'ลบการเข้าอยู่', en: 'Residence removed', cn: '删除居住记录' },
      },
      fields: {
        number: { th: 'เลขห้อง/บ้านเลขที่', en: 'Number', cn: '房号' },
        building: { th: 'อาคาร', en: 'Building', cn: '楼栋' },
        floor: { th: 'ชั้น', en: 'Floor', cn: '楼层' },
        area: { th: 'พื้นที่ (ตร.ม.)', en: 'Area (m²)', cn: '面积（平方米）' },
        ratio: { th: 'อัตราส่วนกรรมสิทธิ์ (%)', en: 'Ownership ratio (%)', cn: '产权比例（%）' },
        kind: {
          ...{ th: 'ประเภท', en: 'Kind', cn: '类型' },
          values: {
            residence: { th: 'ห้องพัก', en: 'Residence', cn: '住宅' },
            house: { th: 'บ้าน', en: 'House', cn: '房屋' },
            shop: { th: 'ร้านค้า', en: 'Shop', cn: '商铺' },
          },
        },
        person: { th: 'บุคคล', en: 'Person', cn: '人员' },
        relation: {
          ...{ th: 'ในฐานะ', en: 'As', cn: '身份' },
          values: {
            owner: { th: 'เจ้าของ', en: 'Owner', cn: '业主' },
            tenant: { th: 'ผู้เช่า', en: 'Tenant', cn: '租户' },
            resident: { th: 'ผู้อยู่อาศัย', en: 'Resident', cn: '同住人' },
          },
        },
        movedIn: { th: 'ตั้งแต่วันที่', en: 'From', cn: '起始日' },
        movedOut: { th: 'ถึงวันที่', en: 'Until', cn: '截止日' },
      } satisfies WordsFor<Logged>,
    },
  },
} as const satisfies FeatureDeclaration;
