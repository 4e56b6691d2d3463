import { privilegeEndpoints } from '@/contracts/master-data/content/privilege';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoContent } from '@/services/kit/content/demo-content';
import { privilegeHandlers } from './handlers';
import { privileges, privilegeTargets } from './tables';

const made = [
  {
    partner: 'ร้านกาแฟ ปากซอย',
    days: [-20, 40],
    descriptionTh: '<p>ลด 15% ทุกเมนู เมื่อแสดงแอปที่หน้าร้าน</p>',
    descriptionEn: '<p>15% off every drink when you show the app at the counter</p>',
    descriptionCn: '<p>出示应用，所有饮品八五折</p>',
    conditionTh: '<ul><li>หนึ่งสิทธิ์ต่อวัน</li><li>ใช้ร่วมกับส่วนลดอื่นไม่ได้</li></ul>',
    conditionEn: '<ul><li>Once a day</li><li>Not with other discounts</li></ul>',
    conditionCn: '<ul><li>每天一次</li><li>不可与其他优惠同时使用</li></ul>',
  },
  {
    partner: 'คลินิกทันตกรรม ยิ้มสวย',
    days: [5, 65],
    descriptionTh: '<p>ขูดหินปูนราคาพิเศษ <strong>690 บาท</strong> จากปกติ 1,200 บาท</p>',
    conditionTh: '<p>นัดหมายล่วงหน้าอย่างน้อย 1 วัน</p>',
  },
  {
    partner: 'ร้านซักรีด สะอาดใจ',
    days: [-90, -10],
    descriptionTh: '<p>ซักผ้านวมฟรี 1 ผืน เมื่อซักครบ 300 บาท</p>',
    conditionTh: '<p>เฉพาะลูกค้าใหม่</p>',
  },
] as const;

const ofPlatform = {
  partner: 'ประกันภัยบ้าน อุ่นใจ',
  days: [-30, 335],
  descriptionTh: '<p>ลดเบี้ยประกันอัคคีภัย <strong>12%</strong> สำหรับลูกบ้านทุกโครงการ</p>',
  descriptionEn: '<p>12% off fire insurance for residents</p>',
  conditionTh: '<p>แจ้งเลขห้องหรือบ้านเลขที่เมื่อสมัคร</p>',
} as const;

export const privilegesArea: Area = {
  mount: (app, db) => mount(app, privilegeEndpoints, privilegeHandlers(db)),
  ...demoContent(privileges, privilegeTargets, {
    ...{ ofProperty: made, ofPlatform: [ofPlatform] },
    picture: () => 'privilege/picture',
  }),
};
