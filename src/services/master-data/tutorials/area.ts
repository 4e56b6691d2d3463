import {
  tutorialEndpoints,
  tutorialImageEndpoints,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoGalleries } from '@/services/kit/content/demo-galleries';
import { platformsAlone } from '@/services/kit/references/references';
import { tutorialHandlers } from './handlers';
import { tutorialImages, tutorialVersions } from './tables';

/** The pages of the parts of the app that are asked about first. */
const guides = [
  {
    menuFeatureId: 'parcels',
    pictures: ['เปิดเมนูพัสดุเพื่อดูรายการที่มาถึง', 'จองวันและเวลารับพัสดุ', 'แสดงคิวอาร์ที่เคาน์เตอร์เพื่อรับของ'],
  },
  {
    menuFeatureId: 'invoices',
    pictures: ['เลือกใบแจ้งหนี้ที่ต้องการชำระ', 'สแกนคิวอาร์เพื่อจ่าย แล้วเก็บใบเสร็จในแอป'],
  },
  {
    menuFeatureId: 'repair',
    pictures: ['เลือกเมนูแจ้งซ่อม', 'ถ่ายรูปจุดที่ชำรุด', 'เลือกวันที่ช่างเข้าได้'],
  },
] as const;

export const tutorials: Area = {
  named: {
    'tutorial-version': {
      ...{ table: tutorialVersions, title: tutorialVersions.name },
      where: platformsAlone,
    },
  },
  mount: (app, db) => {
    const handlers = tutorialHandlers(db);
    mount(app, tutorialEndpoints, handlers.tutorials);
    mount(app, tutorialVersionEndpoints, handlers.versions);
    mount(app, tutorialImageEndpoints, handlers.images);
  },
  ...demoGalleries(
    tutorialVersions,
    { table: tutorialImages, owner: 'versionId', type: 'tutorial/picture' },
    guides.map((guide) => ({ ...guide, name: '1.0' })),
  ),
};
