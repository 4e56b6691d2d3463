import { calendarEndpoints } from '@/contracts/master-data/content/home-calendar';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoContent, type MadeContent } from '@/services/kit/content/demo-content';
import { calendarHandlers } from './handlers';
import { calendarAnnouncements, calendarEntries, calendarTargets } from './tables';

const ofProperty: MadeContent<typeof calendarEntries>[] = [
  {
    ...{ days: [-40, -40], rhythm: 'weekly', startsAt: '07:00', endsAt: '08:00' },
    ...{ titleTh: 'โยคะยามเช้า', titleEn: 'Morning yoga', titleCn: '晨间瑜伽' },
    place: 'สวนส่วนกลาง',
    descriptionTh: '<p>ครูมาสอนฟรี เตรียมเสื่อมาเอง</p>',
  },
  {
    ...{ days: [3, 5], startsAt: '09:00', endsAt: '16:00' },
    ...{ titleTh: 'ล้างถังพักน้ำประจำปี', titleEn: 'Water tanks are cleaned' },
    descriptionTh: '<p>น้ำอาจไหลเบาเป็นช่วง ๆ กรุณาสำรองน้ำไว้ใช้</p>',
  },
  {
    ...{ days: [9, 9], startsAt: '13:30', endsAt: '16:00', place: 'ห้องประชุมชั้น 2' },
    ...{ titleTh: 'ประชุมคณะกรรมการ', titleEn: 'Committee meeting', titleCn: '委员会会议' },
  },
  {
    ...{ days: [-25, -25], rhythm: 'monthly', startsAt: '10:00' },
    ...{ titleTh: 'ฉีดพ่นกำจัดแมลง', titleEn: 'Pest control' },
  },
  { ...{ days: [14, 15], titleTh: 'ตลาดนัดเพื่อนบ้าน', active: false, place: 'ลานหน้าอาคาร' } },
];

const ofPlatform: MadeContent<typeof calendarEntries> = {
  ...{ days: [7, 7], startsAt: '23:00', titleTh: 'ปิดปรับปรุงระบบแอปชั่วคราว' },
  ...{ titleEn: 'The app is being maintained', titleCn: '应用维护' },
};

export const homeCalendar: Area = {
  mount: (app, db) => mount(app, calendarEndpoints, calendarHandlers(db)),
  ...demoContent(calendarEntries, calendarTargets, {
    ...{ ofProperty, ofPlatform: [ofPlatform], told: calendarAnnouncements },
  }),
};
