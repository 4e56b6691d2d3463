import type { AreaDemo } from '@/services/kit/area';
import { demoRows } from '@/services/kit/records/demo-rows';
import { stickerGroups, stickers } from './tables';

const groups = [
  { nameTh: 'เพื่อนบ้านใจดี', nameEn: 'Kind neighbours', price: 0, names: ['สวัสดี', 'ขอบคุณ'] },
  { nameTh: 'นิติยิ้ม', nameEn: 'Smiling office', price: 1900, names: ['รับทราบ'] },
];

/** The stickers of the demo world, which are the platform's. */
export const stickersDemo: AreaDemo = {
  platformPictures: groups.flatMap(({ names }) => names.map(() => 'sticker/item' as const)),
  demoPlatform: async (db, platform) => {
    const rows = demoRows(platform, groups);
    await db.insert(stickerGroups).values(rows.map(({ names: _, ...group }) => group));
    for (const { id: groupId, names } of rows) {
      const items: { groupId: string; picture: string; name: string }[] = [];
      for (const name of names) {
        const picture = await platform.picture('sticker/item');
        if (picture) items.push({ groupId, picture, name });
      }
      if (items.length > 0) await db.insert(stickers).values(demoRows(platform, items));
    }
  },
};
