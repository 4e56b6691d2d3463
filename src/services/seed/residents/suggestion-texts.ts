import type { SuggestionMessage, Zone } from '@/contracts/master-data/suggestions/suggestion';
import type { SuggestionStatus } from '@/contracts/master-data/suggestions/suggestion-state';

type Said = readonly [kind: SuggestionMessage['kind'], minutesLater: number, text: string];

/** A suggestion of the demo world, and what was said of it. */
export interface PlannedSuggestion {
  zone: Zone;
  status: SuggestionStatus;
  daysAgo: number;
  /** Minutes after midnight in Bangkok. */
  minute: number;
  subject: string;
  detail: string;
  /** One of the staff has it. */
  assigned?: true;
  said?: readonly Said[];
  /** The place in the list of the one that it went into. */
  into?: number;
}

const day = 1440;

export const plannedSuggestions: readonly PlannedSuggestion[] = [
  {
    ...{ zone: '1', status: 'closed', daysAgo: 24, minute: 560, assigned: true },
    subject: 'น้ำในสระขุ่น มีกลิ่นคลอรีนแรง',
    detail: 'ลงว่ายเมื่อเช้าแล้วแสบตา เด็ก ๆ ไอกันหลายคน ช่วยตรวจค่าน้ำด้วยค่ะ',
    said: [
      ['note', 40, 'แจ้งช่างสระให้วัดค่าน้ำบ่ายนี้ ปิดสระไว้ก่อน'],
      ['reply', 75, 'ขอบคุณที่แจ้งค่ะ วันนี้ปิดสระเพื่อปรับค่าน้ำ จะแจ้งเมื่อเปิดใช้ได้'],
      ['resident', 95, 'ขอบคุณค่ะ รอฟังข่าวนะคะ'],
      ['reply', day + 60, 'ค่าน้ำกลับมาปกติแล้วค่ะ เปิดใช้ได้ตั้งแต่ 9 โมงเช้านี้'],
    ],
  },
  {
    ...{ zone: '3', status: 'done', daysAgo: 15, minute: 655, assigned: true },
    subject: 'ไฟลานจอดชั้น 2 ดับสองดวง',
    detail: 'ฝั่งใกล้ทางออก กลางคืนมืดมาก กลัวสะดุดเนินชะลอ',
    said: [
      ['note', 30, 'มีหลอดสำรองในห้องช่าง 6 หลอด'],
      ['reply', 6 * 60, 'ช่างเปลี่ยนหลอดให้แล้วทั้งสองดวงครับ'],
    ],
  },
  {
    ...{ zone: '99', status: 'new', daysAgo: 12, minute: 1180 },
    subject: 'ห้องข้างบนลากเก้าอี้เสียงดังตอนดึก',
    detail: 'ดังหลังห้าทุ่มเกือบทุกคืน ขอให้นิติบุคคลช่วยพูดคุยให้หน่อยครับ',
  },
  {
    ...{ zone: '5', status: 'in_progress', daysAgo: 6, minute: 500, assigned: true },
    subject: 'ลิฟต์กระตุกก่อนถึงชั้น',
    detail: 'ตัวซ้าย กระตุกแรงช่วงชั้น 7–8 ผู้สูงอายุตกใจมาก',
    said: [
      ['note', 20, 'โทรแจ้งบริษัทลิฟต์แล้ว เลขรับแจ้งอยู่ในสมุดช่าง'],
      ['reply', 35, 'ปิดลิฟต์ตัวซ้ายไว้ก่อนครับ ช่างของบริษัทลิฟต์จะเข้าบ่ายนี้'],
      ['resident', 2 * day, 'วันนี้ยังกระตุกอยู่นะคะ'],
      ['note', 2 * day + 30, 'บริษัทลิฟต์รออะไหล่จากต่างประเทศ ทวงทุกเช้า'],
    ],
  },
  {
    ...{ zone: '4', status: 'waiting', daysAgo: 4, minute: 1010, assigned: true },
    subject: 'ขอให้ตัดกิ่งไม้ที่ยื่นเข้าระเบียง',
    detail: 'กิ่งหางนกยูงยื่นเข้ามา มดขึ้นห้อง',
    said: [['reply', 90, 'ช่างสวนเข้าวันพุธหรือพฤหัสได้ครับ สะดวกให้เข้าทางระเบียงวันไหนครับ']],
  },
  {
    ...{ zone: '2', status: 'in_progress', daysAgo: 2, minute: 1105, assigned: true },
    subject: 'ลู่วิ่งเครื่องที่สองสายพานลื่น',
    detail: 'วิ่งแล้วสะดุดเกือบล้ม แปะป้ายงดใช้ไว้ก่อนดีไหมครับ',
    said: [
      ['note', 15, 'แปะป้ายงดใช้แล้ว นัดช่างศูนย์เข้าดู'],
      ['reply', 60, 'ขอบคุณครับ งดใช้เครื่องนี้ไว้ก่อน ช่างศูนย์จะเข้ามาดูสัปดาห์นี้'],
    ],
  },
  {
    ...{ zone: '5', status: 'merged', daysAgo: 5, minute: 1250, into: 3 },
    subject: 'ลิฟต์ตัวซ้ายกระตุกมาก',
    detail: 'เป็นมาสองวันแล้ว ช่วยดูด่วนด้วยค่ะ',
  },
  {
    ...{ zone: '3', status: 'new', daysAgo: 1, minute: 1125 },
    subject: 'มีรถจอดทับช่องของห้องเรา',
    detail: 'รถเก๋งสีขาวไม่มีสติกเกอร์ จอดตั้งแต่เมื่อคืน',
    said: [['note', 12, 'รปภ. ตรวจแล้ว เป็นรถแขก ไม่ได้แลกบัตร']],
  },
  {
    ...{ zone: '4', status: 'new', daysAgo: 0, minute: 445 },
    subject: 'อยากให้มีม้านั่งใต้ต้นไม้เพิ่ม',
    detail: 'ตอนเย็นผู้สูงอายุมาเดินกันเยอะ ที่นั่งไม่พอ',
  },
];
