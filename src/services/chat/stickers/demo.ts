import { demoGalleries } from '@/services/kit/content/demo-galleries';
import { stickerGroups, stickers } from './tables';

/** The stickers of the demo world, which are the platform's. */
export const stickersDemo = demoGalleries(
  stickerGroups,
  { table: stickers, owner: 'groupId', type: 'sticker/item' },
  [
    { nameTh: 'เพื่อนบ้านใจดี', nameEn: 'Kind neighbours', pictures: ['สวัสดี', 'ขอบคุณ'] },
    { nameTh: 'นิติยิ้ม', nameEn: 'Smiling office', price: 1900, pictures: ['รับทราบ'] },
  ],
);
