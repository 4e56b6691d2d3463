import { photo, pictures, type UploadRule } from '@/contracts/upload/upload-types';

export const postFile = {
  name: 'post-file',
  ...photo,
  kinds: [...pictures, 'pdf'],
  mostFiles: 10,
  needs: ['bulletin:create', 'bulletin:edit'],
  read: 'anyone',
} as const satisfies UploadRule;
