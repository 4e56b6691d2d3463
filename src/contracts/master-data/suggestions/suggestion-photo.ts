import { photo, pictures, type UploadRule } from '@/contracts/upload/upload-types';

export const suggestionPhoto = {
  name: 'suggestion/photo',
  ...photo,
  kinds: pictures,
  mostFiles: 5,
  needs: ['suggestions:create', 'suggestions:edit', 'suggestions:approve'],
  read: 'suggestions:view',
} as const satisfies UploadRule;
