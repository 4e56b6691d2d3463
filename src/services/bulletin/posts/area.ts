import { boardEndpoints, postEndpoints } from '@/contracts/bulletin/post';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { insertForAll } from '@/services/kit/content/demo-content';
import { demoRows } from '@/services/kit/records/demo-rows';
import { bulletinHandlers } from './handlers';
import { postAnnouncements, postComments, postReports, posts, postTargets } from './tables';

type Made = Pick<
  typeof posts.$inferInsert,
  | 'category'
  | 'titleTh'
  | 'titleEn'
  | 'titleCn'
  | 'descriptionTh'
  | 'descriptionEn'
  | 'sticky'
  | 'createdBy'
>;

interface Plan extends Made {
  hoursAgo: number;
  pictures: number;
  said?: readonly [by: string, text: string][];
  reported?: typeof postReports.$inferInsert.reason;
}

const made: Plan[] = [
  {
    ...{ category: 'notice', sticky: true, hoursAgo: 200, pictures: 1 },
    createdBy: 'สำนักงานนิติบุคคล',
    titleTh: 'กติกาการใช้กระดานข่าวของเรา',
    ...{ titleEn: 'How we use this board', titleCn: '公告板使用规则' },
    descriptionTh: '<p>พูดคุยกันด้วยความสุภาพ ไม่ลงเบอร์ห้องหรือเบอร์โทรของผู้อื่น</p>',
    descriptionEn: '<p>Be kind. Never post other people’s units or phone numbers.</p>',
  },
  {
    ...{ category: 'activity', hoursAgo: 50, pictures: 2, createdBy: 'คุณปรีชา' },
    titleTh: 'ชวนวิ่งรอบโครงการ เช้าวันเสาร์ 6 โมง',
    titleEn: 'Saturday run at six',
    descriptionTh: '<p>เจอกันหน้าล็อบบี้ วิ่งเบา ๆ 5 กิโลเมตร แล้วไปกินโจ๊กด้วยกัน</p>',
    said: [
      ['คุณมาลี', 'ไปด้วยค่ะ พาหมาไปได้ไหมคะ'],
      ['คุณธนา', 'เสาร์นี้ติดงาน ขอเป็นเสาร์หน้าครับ'],
    ],
  },
  {
    ...{ category: 'lost', hoursAgo: 20, pictures: 1, createdBy: 'คุณธนา' },
    titleTh: 'พบกุญแจรถที่ลานจอดชั้น 3',
    descriptionTh: '<p>พวงกุญแจสีฟ้า ติดต่อรับคืนที่สำนักงานนิติบุคคล</p>',
    said: [['คุณวิภา', 'ของเพื่อนห้องข้าง ๆ ค่ะ เดี๋ยวบอกให้']],
  },
  {
    ...{ category: 'market', hoursAgo: 6, pictures: 0, reported: 'spam', createdBy: 'คุณเอก' },
    titleTh: 'รับสมัครตัวแทนขาย รายได้หลักแสนต่อเดือน',
    descriptionTh: '<p>สนใจทักมาได้เลย ไม่ต้องมีประสบการณ์ รับจำนวนจำกัด</p>',
  },
];

export const postsArea: Area = {
  mount: (app, db) => {
    const handlers = bulletinHandlers(db);
    mount(app, postEndpoints, handlers.posts);
    mount(app, boardEndpoints, handlers.board);
  },
  pictures: made.flatMap(({ pictures }) => Array(pictures).fill('post-file' as const)),
  demo: async (db, place) => {
    for (const { hoursAgo, pictures, said = [], reported, ...row } of made) {
      const at = place.now - hoursAgo * 3_600_000;
      const files: string[] = [];
      for (let n = 0; n < pictures; n++) {
        const picture = await place.picture('post-file');
        if (picture) files.push(picture);
      }
      const [post] = await db
        .insert(posts)
        .values(demoRows({ ...place, at }, [{ ...row, files }]))
        .returning();
      if (!post) continue;
      const of = { postId: post.id, propertyId: place.propertyId };
      const made = new Date(at).toISOString();
      await db
        .insert(postAnnouncements)
        .values({ ownerId: post.id, propertyId: place.propertyId, at: made });
      const later = (n: number) => new Date(at + n * 600_000).toISOString();
      for (const [n, [by, text]] of said.entries()) {
        await db
          .insert(postComments)
          .values({ ...of, id: place.id(at), by, text, at: later(n + 1) });
      }
      if (!reported) continue;
      await db
        .insert(postReports)
        .values({ ...of, id: place.id(at), reason: reported, by: 'คุณสมหญิง', at: later(1) });
    }
  },
  demoPlatform: async (db, platform) => {
    const at = platform.now - 80 * 3_600_000;
    const row = {
      ...({ category: 'notice', files: [] as string[], createdBy: 'ส่วนกลาง' } as const),
      titleTh: 'แอปปรับปรุงใหม่ จองพื้นที่ส่วนกลางได้ล่วงหน้า 14 วัน',
      titleEn: 'Book common areas 14 days ahead',
      descriptionTh: '<p>อัปเดตแอปเป็นรุ่นล่าสุดก่อนใช้งาน พบปัญหาแจ้งนิติบุคคลได้เลย</p>',
    };
    const rows = demoRows({ ...platform, at }, [row]);
    await insertForAll(db, platform, [posts, postTargets], rows);
  },
};
