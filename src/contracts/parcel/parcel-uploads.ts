import { photo, pictures, type UploadRule } from '@/contracts/upload/upload-types';

export const parcelPhoto = {
  name: 'parcel/photo',
  ...photo,
  kinds: pictures,
  mostFiles: 5,
  needs: ['parcels:create', 'parcels:edit', 'parcels:approve'],
  read: 'parcels:view',
} as const satisfies UploadRule;

export const parcelSignature = {
  name: 'parcel/signature',
  kinds: ['png'],
  mostFiles: 1,
  mostMegabytes: 1,
  mostMegapixels: 4,
  mostEdge: 1600,
  needs: ['parcels:approve'],
  read: 'parcels:view',
} as const satisfies UploadRule;
