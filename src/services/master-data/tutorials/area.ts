import {
  tutorialEndpoints,
  tutorialImageEndpoints,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoRows } from '@/services/kit/records/demo-rows';
import { tutorialHandlers } from './handlers';
import { tutorialImages, tutorialVersions } from './tables';

/** The pages of the parts of the app that are asked about first. */
const guides = [
  {
    menuFeatureId: 'parcels',
    pages: ['เปิดเมนูพัสดุเพื่อดูรายการที่มาถึง', 'จองวันและเวลารับพัสดุ', 'แสดงคิวอาร์ที่เคาน์เตอร์เพื่อรับของ'],
  },
  {
    menuFeatureId: 'invoices',
    pages: ['เลือกใบแจ้งหนี้ที่ต้องการชำระ', 'สแกนคิวอาร์เพื่อจ่าย แล้วเก็บใบเสร็จในแอป'],
  },
  {
    menuFeatureId: 'repair',
    pages: ['เลือกเมนูแจ้งซ่อม', 'ถ่ายรูปจุดที่ชำรุด', 'เลือกวันที่ช่างเข้าได้'],
  },
] as const;

export const tutorials: Area = {
  mount: (app, db) => {
    const handlers = tutorialHandlers(db);
    mount(app, tutorialEndpoints, handlers.tutorials);
    mount(app, tutorialVersionEndpoints, handlers.versions);
    mount(app, tutorialImageEndpoints, handlers.images);
  },
  platformPictures: guides.flatMap(({ pages }) => pages.map(() => 'tutorial/picture' as const)),
  demoPlatform: async (db, platform) => {
    const made = demoRows(
      platform,
      guides.map(({ menuFeatureId, pages }) => ({ menuFeatureId, pages, name: '1.0' })),
    );
    const held = made.map(({ position: _, pages: __, ...row }) => row);
    await db.insert(tutorialVersions).values(held);
    for (const { id: versionId, pages } of made) {
      const rows: { versionId: string; picture: string; name: string }[] = [];
      for (const name of pages) {
        const picture = await platform.picture('tutorial/picture');
        if (picture) rows.push({ versionId, picture, name });
      }
      if (rows.length > 0) await db.insert(tutorialImages).values(demoRows(platform, rows));
    }
  },
};
