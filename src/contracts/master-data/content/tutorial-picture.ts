import { onePicture, type UploadRule } from '@/contracts/upload/upload-types';

export const tutorialPicture = {
  name: 'tutorial/picture',
  ...onePicture,
  crop: { width: 1080, height: 1920 },
  needs: ['tutorials:create', 'tutorials:edit'],
  read: 'anyone',
} as const satisfies UploadRule;
