import type { featureLinks } from '@/contracts/content/app-screens';
import type { Wording } from '@/contracts/kit/text/languages';
import type { NewsType, PublishState, Review } from '@/contracts/news/news-state';
import type { CoverName } from './cover-pictures';

/** A day as each language writes it. */
export interface WrittenDay {
  th: string;
  en: string;
  cn: string;
}

/** A day `days` after today, as it is written. */
export type Day = (days: number) => WrittenDay;

export interface PlannedNews {
  type?: NewsType;
  state: PublishState;
  review: Review;
  reviewNote?: string;
  featureLink?: (typeof featureLinks)[number];
  cover?: CoverName;
  /** Left out, it is believable everywhere. */
  at?: 'condo' | 'village';
  /** Days before today that it was written. */
  age: number;
  wording: Partial<Wording> & Pick<Wording, 'titleTh' | 'descriptionTh'>;
}

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The news of one property, in every state; most of it in three languages. */
export const plannedNews = (day: Day): PlannedNews[] => [
  {
    ...{ state: 'published', review: 'approved', age: 12, featureLink: 'invoices' },
    wording: {
      titleTh: `แจ้งกำหนดชำระค่าส่วนกลาง ภายใน ${day(9).th}`,
      titleEn: `Common fees are due by ${day(9).en}`,
      titleCn: `管理费缴纳截止日期：${day(9).cn}`,
      descriptionTh: paragraphs(
        `กรุณาชำระค่าส่วนกลางภายใน<strong>วันที่ ${day(9).th}</strong> หลังจากนั้นมีเงินเพิ่มตามข้อบังคับ`,
        'ชำระได้ที่สำนักงานนิติบุคคล เวลา 08.30-17.30 น. หรือสแกน QR ในใบแจ้งหนี้',
      ),
      descriptionEn: paragraphs(
        `Please pay the common fees by <strong>${day(9).en}</strong>. A surcharge applies afterwards.`,
        'Pay at the juristic office, 08:30-17:30, or scan the QR code on your invoice.',
      ),
      descriptionCn: paragraphs(
        `请于<strong>${day(9).cn}</strong>前缴纳管理费，逾期将按规定收取滞纳金。`,
        '可在法人办公室（08:30-17:30）缴纳，或扫描账单上的二维码。',
      ),
    },
  },
  {
    ...{ state: 'published', review: 'approved', age: 5, cover: 'water' },
    wording: {
      titleTh: `ล้างถังเก็บน้ำประจำปี ${day(3).th}`,
      titleEn: `Yearly cleaning of the water tanks, ${day(3).en}`,
      titleCn: `${day(3).cn}年度水箱清洗`,
      descriptionTh:
        paragraphs(`งดจ่ายน้ำชั่วคราว ${day(3).th} เวลา 09.00-12.00 น.`) +
        list('กรุณาสำรองน้ำไว้ล่วงหน้า', 'ปิดก๊อกน้ำและเครื่องใช้ที่ต่อน้ำไว้', 'หลังจ่ายน้ำ น้ำอาจขุ่นราว 10 นาที'),
      descriptionEn:
        paragraphs(`The water is off on ${day(3).en}, 09:00-12:00.`) +
        list(
          'Please keep some water',
          'Close your taps and machines',
          'The water may be cloudy for about 10 minutes afterwards',
        ),
      descriptionCn:
        paragraphs(`${day(3).cn} 09:00-12:00 暂停供水。`) +
        list('请提前储水', '请关闭水龙头及用水设备', '恢复供水后约10分钟内水质可能浑浊'),
    },
  },
  {
    ...{ type: 'emergency', state: 'published', review: 'pending', age: 2, at: 'condo' },
    cover: 'lift',
    wording: {
      titleTh: 'ลิฟต์ตัวที่ 2 หยุดให้บริการชั่วคราว',
      titleEn: 'Lift 2 is out of service',
      titleCn: '2号电梯暂停使用',
      descriptionTh: paragraphs(
        'ลิฟต์ตัวที่ 2 ขัดข้อง ช่างกำลังแก้ไข คาดว่าใช้งานได้ภายใน 3 ชั่วโมง กรุณาใช้ลิฟต์ตัวที่ 1',
      ),
      descriptionEn: paragraphs(
        'Lift 2 has failed and is being repaired, for about 3 hours. Please use lift 1.',
      ),
      descriptionCn: paragraphs('2号电梯故障，正在维修，预计3小时内恢复。请使用1号电梯。'),
    },
  },
  {
    ...{ type: 'emergency', state: 'published', review: 'pending', age: 2, at: 'village' },
    wording: {
      titleTh: 'ไม้กั้นประตู 1 ขัดข้อง กรุณาใช้ประตู 2',
      titleEn: 'The barrier of gate 1 has failed; please use gate 2',
      titleCn: '1号门道闸故障，请使用2号门',
      descriptionTh: paragraphs('ช่างกำลังแก้ไข คาดว่าใช้งานได้ภายใน 3 ชั่วโมง'),
      descriptionEn: paragraphs('It is being repaired, for about 3 hours.'),
      descriptionCn: paragraphs('正在维修，预计3小时内恢复。'),
    },
  },
  {
    ...{ state: 'scheduled', review: 'approved', age: 1, featureLink: 'home-calendar' },
    cover: 'morning',
    wording: {
      titleTh: `ขอเชิญร่วมทำบุญตักบาตร ${day(10).th}`,
      titleEn: `Join the alms giving on ${day(10).en}`,
      titleCn: `诚邀参加${day(10).cn}布施活动`,
      descriptionTh: paragraphs(`พบกันที่ลานส่วนกลาง ${day(10).th} เวลา 07.00 น.`),
      descriptionEn: paragraphs(`We meet in the common yard on ${day(10).en} at 07:00.`),
      descriptionCn: paragraphs(`${day(10).cn} 07:00 在公共广场集合。`),
    },
  },
  {
    ...{ state: 'draft', review: 'approved', age: 1 },
    wording: {
      titleTh: 'เปิดให้จองห้องประชุมผ่านแอปแล้ว',
      titleEn: 'The meeting room can be booked in the app',
      descriptionTh: paragraphs('จองได้ล่วงหน้า 14 วัน ครั้งละไม่เกิน 2 ชั่วโมง'),
      descriptionEn: paragraphs('Up to 14 days ahead, for at most 2 hours at a time.'),
    },
  },
  {
    // Its English names another day and amount than its Thai: the difference is for its writer to see.
    ...{ state: 'draft', review: 'pending', age: 0, featureLink: 'votes' },
    wording: {
      titleTh: `ประชุมใหญ่สามัญประจำปี ${day(30).th}`,
      titleEn: `Annual general meeting, ${day(31).en}`,
      titleCn: '年度业主大会',
      descriptionTh: paragraphs(
        `ขอเชิญเจ้าของร่วมประชุม ${day(30).th} เวลา 13.00 น. วาระที่ 4 งบปรับปรุงห้องออกกำลังกาย 450,000 บาท`,
      ),
      descriptionEn: paragraphs(
        `All owners are invited on ${day(31).en} at 1 pm. Item 4: 540,000 baht for the gym.`,
      ),
    },
  },
  {
    ...{ state: 'draft', review: 'rejected', age: 3 },
    reviewNote: 'กรุณาระบุวันและเวลาที่ฉีดพ่น และจุดที่ห้ามเข้า',
    wording: {
      titleTh: 'แจ้งฉีดพ่นกำจัดยุง',
      descriptionTh: paragraphs('นิติบุคคลจะฉีดพ่นกำจัดยุงบริเวณสวนส่วนกลาง'),
    },
  },
  {
    ...{ state: 'unpublished', review: 'approved', age: 40, cover: 'water' },
    wording: {
      titleTh: 'ปิดปรับปรุงสระว่ายน้ำ',
      titleEn: 'The pool is closed for repairs',
      descriptionTh: paragraphs('สระว่ายน้ำปิดปรับปรุง 5 วัน ขออภัยในความไม่สะดวก'),
      descriptionEn: paragraphs('The pool is closed for 5 days. We are sorry for the trouble.'),
    },
  },
];

/** What the platform writes for every property. */
export const platformNews: PlannedNews = {
  ...{ state: 'published', review: 'approved', age: 8, cover: 'night' },
  wording: {
    titleTh: 'ระบบจะหยุดปรับปรุงคืนวันอาทิตย์ เวลา 01.00-03.00 น.',
    titleEn: 'The system is down for maintenance Sunday night, 01:00-03:00',
    titleCn: '系统将于周日夜间 01:00-03:00 维护',
    descriptionTh: paragraphs('ระหว่างนั้นใช้งานพอร์ทัลและแอปไม่ได้ ข้อมูลที่บันทึกไว้ไม่สูญหาย'),
    descriptionEn: paragraphs('The portal and the app cannot be used meanwhile. Nothing is lost.'),
    descriptionCn: paragraphs('期间无法使用平台和应用，已保存的数据不会丢失。'),
  },
};

interface PlannedTemplate {
  name: string;
  type?: NewsType;
  wording: Wording;
}

/** What every property may start from. */
export const templates: PlannedTemplate[] = [
  {
    name: 'ปิดน้ำชั่วคราว',
    wording: {
      titleTh: 'งดจ่ายน้ำชั่วคราว วันที่ ....',
      titleEn: 'No water on ....',
      titleCn: '....暂停供水',
      descriptionTh: paragraphs('งดจ่ายน้ำวันที่ .... เวลา .... น. กรุณาสำรองน้ำไว้ล่วงหน้า'),
      descriptionEn: paragraphs('The water is off on .... at .... Please keep some water.'),
      descriptionCn: paragraphs('....暂停供水，请提前储水。'),
    },
  },
  {
    name: 'ประชุมใหญ่สามัญประจำปี',
    wording: {
      titleTh: 'ขอเชิญประชุมใหญ่สามัญประจำปี',
      titleEn: 'Annual general meeting',
      titleCn: '年度业主大会通知',
      descriptionTh: paragraphs('ขอเชิญเจ้าของร่วมทุกท่าน วันที่ .... เวลา .... น. ณ ....'),
      descriptionEn: paragraphs('All owners are invited on .... at .... in ....'),
      descriptionCn: paragraphs('诚邀全体业主于....参加业主大会。'),
    },
  },
  {
    name: 'เหตุฉุกเฉิน: ไฟฟ้าดับ',
    type: 'emergency',
    wording: {
      titleTh: 'ไฟฟ้าดับบางส่วน',
      titleEn: 'Partial power failure',
      titleCn: '部分区域停电',
      descriptionTh: paragraphs('ช่างกำลังแก้ไข คาดว่าใช้งานได้ภายใน .... ชั่วโมง กรุณางดใช้ลิฟต์'),
      descriptionEn: paragraphs(
        'It is being repaired, for about .... hours. Do not use the lifts.',
      ),
      descriptionCn: paragraphs('正在抢修，预计....小时内恢复，请勿使用电梯。'),
    },
  },
];
