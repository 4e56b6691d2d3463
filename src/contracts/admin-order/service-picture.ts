import { onePicture, type UploadRule } from '@/contracts/upload/upload-types';

export const servicePicture = {
  name: 'service/picture',
  ...onePicture,
  crop: { width: 1200, height: 800 },
  needs: ['services:create', 'services:edit'],
  read: 'anyone',
} as const satisfies UploadRule;
