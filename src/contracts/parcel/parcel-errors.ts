import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { Names } from '@/contracts/kit/feature/names';

export const parcelErrors = {
  PARCEL_HANDED_OVER: {
    th: 'พัสดุ {{code}} ส่งมอบให้ {{receiver}} แล้วเมื่อ {{at}} โดย {{by}}',
    en: 'Parcel {{code}} was handed over to {{receiver}} at {{at}} by {{by}}',
    cn: '包裹 {{code}} 已于 {{at}} 由 {{by}} 交给 {{receiver}}',
  },
  PARCEL_WAITING: {
    th: 'พัสดุ {{code}} รอรับอยู่ ({{by}} {{at}})',
    en: 'Parcel {{code}} is waiting ({{by}}, {{at}})',
    cn: '包裹 {{code}} 正在等待领取（{{by}} {{at}}）',
  },
  PARCEL_RETURNED: {
    th: 'พัสดุ {{code}} คืนขนส่งแล้วเมื่อ {{at}} โดย {{by}}',
    en: 'Parcel {{code}} was returned to the carrier at {{at}} by {{by}}',
    cn: '包裹 {{code}} 已由 {{by}} 于 {{at}} 退回快递',
  },
  PARCEL_CANCELLED: {
    th: 'พัสดุ {{code}} ถูกยกเลิกแล้วเมื่อ {{at}} โดย {{by}}',
    en: 'Parcel {{code}} was cancelled at {{at}} by {{by}}',
    cn: '包裹 {{code}} 已由 {{by}} 于 {{at}} 取消',
  },
  PARCEL_PROBLEM: {
    th: 'พัสดุ {{code}} มีปัญหา แจ้งเมื่อ {{at}} โดย {{by}}',
    en: 'Parcel {{code}} has a problem, reported at {{at}} by {{by}}',
    cn: '包裹 {{code}} 有问题，由 {{by}} 于 {{at}} 报告',
  },
  PARCEL_GONE: {
    th: 'พัสดุ {{code}} ไม่ได้อยู่ที่สำนักงานแล้ว',
    en: 'Parcel {{code}} is no longer at the office',
    cn: '包裹 {{code}} 已不在办公室',
  },
  PARCEL_NOT_TOLD: {
    th: 'ยังไม่ได้แจ้งผู้รับของพัสดุ {{code}}',
    en: 'The recipient of parcel {{code}} has not been notified',
    cn: '尚未通知包裹 {{code}} 的收件人',
  },
  PARCEL_TOLD: {
    th: 'แจ้งผู้รับของพัสดุ {{code}} แล้วเมื่อ {{at}} โดย {{by}}',
    en: 'The recipient of parcel {{code}} was notified at {{at}} by {{by}}',
    cn: '{{by}} 已于 {{at}} 通知包裹 {{code}} 的收件人',
  },
  PARCEL_CONFIRMED: {
    th: 'ผู้รับของพัสดุ {{code}} ยืนยันแล้วเมื่อ {{at}} ({{by}})',
    en: 'The recipient of parcel {{code}} confirmed at {{at}} ({{by}})',
    cn: '包裹 {{code}} 的收件人已于 {{at}} 确认（{{by}}）',
  },
  BOOKING_NONE: {
    th: 'พัสดุ {{code}} ยังไม่มีการนัดรับ',
    en: 'Parcel {{code}} has no appointment',
    cn: '包裹 {{code}} 没有预约',
  },
  BOOKING_BOOKED: {
    th: 'พัสดุ {{code}} นัดรับแล้วเมื่อ {{at}} โดย {{by}}',
    en: 'Parcel {{code}} got its appointment at {{at}} by {{by}}',
    cn: '包裹 {{code}} 已由 {{by}} 于 {{at}} 预约',
  },
  BOOKING_PREPARED: {
    th: 'พัสดุ {{code}} จัดเตรียมตามนัดแล้วเมื่อ {{at}} โดย {{by}}',
    en: 'Parcel {{code}} was prepared for its appointment at {{at}} by {{by}}',
    cn: '包裹 {{code}} 已由 {{by}} 于 {{at}} 备好',
  },
  BOOKING_CANCELLED: {
    th: 'การนัดรับพัสดุ {{code}} ถูกยกเลิกแล้วเมื่อ {{at}} โดย {{by}}',
    en: 'The appointment of parcel {{code}} was cancelled at {{at}} by {{by}}',
    cn: '包裹 {{code}} 的预约已由 {{by}} 于 {{at}} 取消',
  },
  UNDO_TOO_LATE: {
    th: 'ย้อนการส่งมอบพัสดุ {{code}} ไม่ได้ เกิน {{seconds}} วินาทีแล้ว',
    en: 'The hand-over of parcel {{code}} cannot be undone after {{seconds}} seconds',
    cn: '超过 {{seconds}} 秒，无法撤销包裹 {{code}} 的交付',
  },
  UNDO_OTHER_PERSON: {
    status: 403,
    th: 'ย้อนการส่งมอบได้เฉพาะ {{by}} ผู้ส่งมอบพัสดุ {{code}}',
    en: 'Only {{by}}, who handed parcel {{code}} over, can undo it',
    cn: '只有交付包裹 {{code}} 的 {{by}} 可以撤销',
  },
  PICKUP_UNKNOWN: {
    status: 404,
    th: 'ไม่รู้จัก QR รับพัสดุนี้',
    en: 'This pick-up QR is not known',
    cn: '无法识别此取件码',
  },
  PICKUP_EXPIRED: {
    status: 410,
    th: 'QR รับพัสดุนี้หมดอายุแล้วเมื่อ {{at}}',
    en: 'This pick-up QR expired at {{at}}',
    cn: '此取件码已于 {{at}} 过期',
  },
  PICKUP_USED: {
    th: 'QR รับพัสดุนี้ใช้ไปแล้วเมื่อ {{at}} โดย {{by}}',
    en: 'This pick-up QR was used at {{at}} by {{by}}',
    cn: '此取件码已由 {{by}} 于 {{at}} 使用',
  },
  PICKUP_OTHER_PROPERTY: {
    status: 403,
    th: 'QR รับพัสดุนี้เป็นของโครงการอื่น',
    en: 'This pick-up QR belongs to another property',
    cn: '此取件码属于其他项目',
  },
  PICKUP_GONE: {
    th: 'ไม่มีพัสดุรอรับสำหรับ QR นี้แล้ว',
    en: 'Nothing waits for this pick-up QR any more',
    cn: '此取件码已没有待领取的包裹',
  },
  DROP_CLOSED: {
    th: 'รอบส่งของขนส่งนี้ปิดแล้วเมื่อ {{at}} โดย {{by}}',
    en: "This courier's drop was closed at {{at}} by {{by}}",
    cn: '此次快递投递已由 {{by}} 于 {{at}} 关闭',
  },
} as const satisfies Record<string, FailureWords>;

export const parcelFieldErrors = {
  trackingLetters: {
    th: 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และขีด',
    en: 'Only Latin letters, digits and hyphens',
    cn: '只能使用英文字母、数字和连字符',
  },
  duplicateParcel: {
    th: 'มีพัสดุเลขติดตามนี้ของห้องนี้แล้ว ({{code}}) ถ้าเป็นคนละชิ้น กรุณาระบุเหตุผล',
    en: 'This unit already has a parcel of this tracking number ({{code}}); give a reason if this is another one',
    cn: '此房号已有相同运单号的包裹（{{code}}）；如为另一件，请填写原因',
  },
  tooOld: {
    th: 'ย้อนหลังได้ไม่เกิน {{days}} วัน',
    en: 'At most {{days}} days ago',
    cn: '最多 {{days}} 天前',
  },
  pastDay: {
    th: 'ต้องไม่เป็นวันที่ผ่านมาแล้ว',
    en: 'This must not be in the past',
    cn: '不能是过去的日期',
  },
  tooFar: {
    th: 'ล่วงหน้าได้ไม่เกิน {{days}} วัน',
    en: 'At most {{days}} days ahead',
    cn: '最多提前 {{days}} 天',
  },
  beforeFrom: {
    th: 'ต้องไม่ก่อนวันเริ่มต้น',
    en: 'This must not be before the first day',
    cn: '不能早于开始日期',
  },
  unknownDrop: {
    th: 'ไม่พบรอบส่งของขนส่งนี้',
    en: "There is no such courier's drop",
    cn: '没有此次快递投递',
  },
  closedDrop: {
    th: 'รอบส่งของขนส่งนี้ปิดแล้ว',
    en: "This courier's drop is closed",
    cn: '此次快递投递已关闭',
  },
  signature: {
    th: 'ลายเซ็นไม่ถูกต้อง กรุณาเซ็นใหม่',
    en: 'The signature is not valid; please sign again',
    cn: '签名无效，请重新签名',
  },
  looksLikeUnit: {
    th: 'คล้ายเลขห้อง กรุณาตรวจสอบ',
    en: 'This looks like a unit: please check',
    cn: '像是房号，请核对',
  },
  vagueUnit: {
    th: 'เลขหรือชื่อนี้ยังไม่ชัดว่าเป็นห้องใด กรุณาเลือกห้อง',
    en: 'This may be several units or part of a number: choose the unit',
    cn: '此号码或姓名无法确定房号，请选择',
  },
} as const satisfies Record<string, Names>;
