import { onePicture, type UploadRule } from '@/contracts/upload/upload-types';

export const privilegePicture = {
  name: 'privilege/picture',
  ...onePicture,
  crop: { width: 1200, height: 600 },
  needs: ['privileges:create', 'privileges:edit'],
  read: 'anyone',
} as const satisfies UploadRule;
