import { documents, photo, pictures, type UploadRule } from '@/contracts/upload/upload-types';

export const propertyFile = {
  name: 'property/document',
  ...photo,
  kinds: [...documents, ...pictures],
  mostFiles: 1,
  needs: ['property-settings:create', 'property-settings:edit'],
  read: 'property-settings:view',
} as const satisfies UploadRule;
