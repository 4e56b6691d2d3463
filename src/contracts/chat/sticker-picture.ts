import { onePicture, type UploadRule } from '@/contracts/upload/upload-types';

export const stickerPicture = {
  name: 'sticker/item',
  ...onePicture,
  mostMegabytes: 5,
  mostMegapixels: 16,
  mostEdge: 512,
  crop: { width: 512, height: 512 },
  needs: ['stickers:create', 'stickers:edit'],
  read: 'anyone',
} as const satisfies UploadRule;
