import { photo, pictures, type UploadRule } from '@/contracts/upload/upload-types';

/** What a new member proves who they are by. */
export const memberDocument = {
  name: 'member/document',
  ...photo,
  kinds: [...pictures, 'pdf'],
  mostFiles: 3,
  needs: ['new-members:create', 'new-members:edit'],
  read: 'new-members:view',
} as const satisfies UploadRule;
