import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Parcel } from '@/contracts/parcel/parcel';
import { parcelErrors, parcelFieldErrors } from '@/contracts/parcel/parcel-errors';
import { parcelPhoto, parcelSignature } from '@/contracts/parcel/parcel-uploads';

/** What the log is told of a parcel; of a booking's slot its hours. */
type Logged = Pick<
  Parcel,
  | 'docCode'
  | 'parcelCode'
  | 'unitNumber'
  | 'recipientName'
  | 'status'
  | 'bookingStatus'
  | 'userStatus'
  | 'bookingDate'
  | 'problem'
  | 'reason'
  | 'shelf'
  | 'handedOverAt'
  | 'handedOverTo'
  | 'handedOverBy'
> & { bookingTime: string };

export const parcels = {
  key: 'parcels',
  names: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' },
  scope: 'property',
  group: 'parcels',
  screens: [
    {
      key: 'parcels-list',
      names: { th: 'รายการพัสดุ', en: 'All parcels', cn: '包裹列表' },
      link: '/parcels',
    },
    {
      key: 'parcels-receive',
      names: { th: 'รับพัสดุเข้า', en: 'Receive', cn: '收件登记' },
      link: '/parcels/receive',
      needs: 'create',
    },
    {
      key: 'parcels-handover',
      names: { th: 'ส่งมอบพัสดุ', en: 'Hand over', cn: '包裹交付' },
      link: '/parcels/handover',
      needs: 'approve',
    },
    {
      key: 'parcels-shelf',
      names: { th: 'ชั้นวางพัสดุ', en: 'Shelves', cn: '货架' },
      link: '/parcels/shelf',
      needs: 'edit',
    },
    {
      key: 'parcels-problems',
      names: { th: 'คืนและมีปัญหา', en: 'Returns and problems', cn: '退件与问题件' },
      link: '/parcels/problems',
    },
    {
      key: 'parcels-reports',
      names: { th: 'รายงานพัสดุ', en: 'Parcel reports', cn: '包裹报表' },
      link: '/parcels/reports',
    },
  ],
  rights: { counter: ['view', 'create', 'edit', 'approve'], finance: ['view'] },
  widgets: {
    'parcel-ages': {
      ...{ th: 'พัสดุที่รอและเข้าออกวันนี้', en: 'Parcels: waiting, in and out', cn: '包裹等待与进出' },
    },
    'parcels-today': {
      ...{ th: 'นัดรับวันนี้และพัสดุ 30 วัน', en: 'Pick-ups today, 30 days', cn: '今日预约与30天包裹' },
    },
  },
  finds: [
    {
      kinds: { parcels: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' } },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/parcel/findings')).parcelsFound,
    },
    {
      kinds: {
        units: { th: 'ห้อง/บ้านเลขที่', en: 'Units', cn: '房号' },
        people: { th: 'ผู้อยู่อาศัย', en: 'Residents', cn: '住户' },
      },
      load: async (): Promise<Finding> => (await import('@/contracts/parcel/findings')).unitsFound,
    },
  ],
  uploads: [parcelPhoto, parcelSignature],
  records: {
    parcel: {
      names: { th: 'พัสดุ', en: 'Parcel', cn: '包裹' },
      fields: {
        docCode: { th: 'เลขพัสดุ', en: 'Parcel number', cn: '包裹编号' },
        parcelCode: { th: 'เลขติดตาม', en: 'Tracking number', cn: '运单号' },
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        recipientName: { th: 'ผู้รับ', en: 'Recipient', cn: '收件人' },
        status: {
          ...{ th: 'สถานะ', en: 'Status', cn: '状态' },
          values: {
            waiting: { th: 'รอรับ', en: 'Waiting', cn: '待领取' },
            handed_over: { th: 'ส่งมอบแล้ว', en: 'Handed over', cn: '已交付' },
            returned: { th: 'คืนขนส่ง', en: 'Returned', cn: '已退回' },
            cancelled: { th: 'ยกเลิก', en: 'Cancelled', cn: '已取消' },
            problem: { th: 'มีปัญหา', en: 'Problem', cn: '有问题' },
          },
        },
        bookingStatus: {
          ...{ th: 'สถานะนัดรับ', en: 'Appointment', cn: '预约状态' },
          values: {
            none: { th: 'ไม่มี', en: 'None', cn: '无' },
            booked: { th: 'นัดแล้ว', en: 'Appointment made', cn: '已预约' },
            prepared: { th: 'จัดเตรียมแล้ว', en: 'Prepared', cn: '已备好' },
            cancelled: { th: 'ยกเลิก', en: 'Cancelled', cn: '已取消' },
          },
        },
        userStatus: {
          ...{ th: 'การแจ้งผู้รับ', en: 'Recipient notified', cn: '通知状态' },
          values: {
            not_told: { th: 'ยังไม่แจ้ง', en: 'Not notified', cn: '未通知' },
            told: { th: 'แจ้งแล้ว', en: 'Notified', cn: '已通知' },
            confirmed: { th: 'ยืนยันแล้ว', en: 'Confirmed', cn: '已确认' },
          },
        },
        bookingDate: { th: 'วันนัดรับ', en: 'Appointment day', cn: '预约日期' },
        bookingTime: { th: 'ช่วงเวลานัดรับ', en: 'Appointment time', cn: '预约时段' },
        problem: {
          ...{ th: 'ปัญหา', en: 'Problem', cn: '问题' },
          values: {
            damaged: { th: 'ชำรุด', en: 'Damaged', cn: '损坏' },
            wrong_unit: { th: 'ผิดห้อง', en: 'Wrong unit', cn: '房号错误' },
            unclaimed: { th: 'ไม่มีผู้มารับ', en: 'Unclaimed', cn: '无人领取' },
            missing: { th: 'หาไม่พบ', en: 'Missing', cn: '找不到' },
          },
        },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        shelf: { th: 'ชั้นวาง', en: 'Shelf', cn: '货架' },
        handedOverAt: { th: 'ส่งมอบเมื่อ', en: 'Handed over at', cn: '交付时间' },
        handedOverTo: { th: 'ผู้มารับ', en: 'Handed over to', cn: '领取人' },
        handedOverBy: { th: 'ส่งมอบโดย', en: 'Handed over by', cn: '交付人' },
      } satisfies WordsFor<Logged>,
    },
    'courier-drop': {
      names: { th: 'รอบส่งของขนส่ง', en: 'Courier drop', cn: '快递投递' },
      fields: {
        carrier: { th: 'ขนส่ง', en: 'Carrier', cn: '快递公司' },
        declared: { th: 'จำนวนที่แจ้ง', en: 'Declared', cn: '申报数量' },
        closedAt: { th: 'ปิดเมื่อ', en: 'Closed at', cn: '关闭时间' },
      },
    },
    shelf: {
      names: { th: 'ชั้นวาง', en: 'Shelf', cn: '货架' },
      actions: { count: { th: 'ตรวจนับ', en: 'Counted', cn: '清点' } },
      fields: {
        present: { th: 'พบ', en: 'Present', cn: '在架' },
        missing: { th: 'ไม่พบ', en: 'Missing', cn: '缺失' },
        misplaced: { th: 'ผิดที่', en: 'Misplaced', cn: '错放' },
        unknown: { th: 'ไม่รู้จัก', en: 'Unknown', cn: '未知' },
      },
    },
  },
  errors: parcelErrors,
  fieldErrors: parcelFieldErrors,
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    parcels: typeof parcels;
  }
}
