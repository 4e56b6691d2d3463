import {
  tutorialEndpoints,
  tutorialImageEndpoints,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/tutorial';
import type { Area } from '@/services/kit/area';
import { demoRows } from '@/services/kit/demo-rows';
import { mount } from '@/services/kit/mount';
import { tutorialHandlers } from './handlers';
import { tutorialImages, tutorialVersions } from './tables';

const pages = ['เลือกเมนูแจ้งซ่อม', 'ถ่ายรูปจุดที่ชำรุด', 'เลือกวันที่ช่างเข้าได้'];

export const tutorials: Area = {
  mount: (app, db) => {
    const handlers = tutorialHandlers(db);
    mount(app, tutorialEndpoints, handlers.tutorials);
    mount(app, tutorialVersionEndpoints, handlers.versions);
    mount(app, tutorialImageEndpoints, handlers.images);
  },
  platformPictures: pages.map(() => 'tutorial/picture' as const),
  demoPlatform: async (db, platform) => {
    const made = demoRows(platform, [{ menuFeatureId: 'repair' as const, name: '1.0' }]);
    const [version] = await db
      .insert(tutorialVersions)
      .values(made.map(({ position: _, ...row }) => row))
      .returning();
    const rows: { versionId: string; picture: string; name: string }[] = [];
    for (const name of pages) {
      const picture = await platform.picture('tutorial/picture');
      if (picture && version) rows.push({ versionId: version.id, picture, name });
    }
    if (rows.length > 0) await db.insert(tutorialImages).values(demoRows(platform, rows));
  },
};
