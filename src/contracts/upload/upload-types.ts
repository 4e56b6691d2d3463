import type { Permission } from '@/contracts/kit/permissions';

/** What a file can be, told by its bytes. Images are made anew, everything else is kept as it is. */
export const fileKinds = {
  jpeg: { label: 'JPG', extension: 'jpg', contentType: 'image/jpeg', image: true },
  png: { label: 'PNG', extension: 'png', contentType: 'image/png', image: true },
  webp: { label: 'WebP', extension: 'webp', contentType: 'image/webp', image: true },
  pdf: { label: 'PDF', extension: 'pdf', contentType: 'application/pdf', image: false },
  docx: {
    label: 'Word (.docx)',
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    image: false,
  },
  xlsx: {
    label: 'Excel (.xlsx)',
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    image: false,
  },
  pptx: {
    label: 'PowerPoint (.pptx)',
    extension: 'pptx',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    image: false,
  },
} as const;
export type FileKind = keyof typeof fileKinds;

/** What may be uploaded as one type, by whom, and who may read it. */
export interface UploadRule {
  kinds: readonly FileKind[];
  /** Of one file, as it is sent. */
  mostMegabytes: number;
  /** In one call, and in one field of a form. */
  mostFiles: number;
  /** Of an image as it is sent, width times height. */
  mostMegapixels: number;
  /** The longer side of an image as it is kept, pixels; a larger one is scaled down. */
  mostEdge: number;
  /** What a crop of it becomes, pixels; without it there is none. */
  crop?: { width: number; height: number };
  /** Who may upload it: the holder of any of these. */
  needs: readonly Permission[];
  /** Anyone who has the address, or the holder of a right within the property. */
  read: 'anyone' | Permission;
}

const images = ['jpeg', 'png', 'webp'] as const;
const documents = ['pdf', 'docx', 'xlsx', 'pptx'] as const;
/** Of an image as it is sent: WebP knows none longer, and phones make no longer panoramas. Pixels. */
export const mostEdgeSent = 16_384;
// The largest photos that phones take by themselves have 50 megapixels.
export const mostMegapixelsSent = 64;
const photo = { mostMegabytes: 20, mostMegapixels: mostMegapixelsSent, mostEdge: 2560 };
const ofNews = {
  needs: ['news:create', 'news:edit', 'news-templates:create', 'news-templates:edit'],
  read: 'anyone',
} as const;
const newsFiles = { kinds: [...images, ...documents], mostFiles: 10, ...photo, ...ofNews };

const ofBanners = {
  ...photo,
  kinds: images,
  mostFiles: 1,
  needs: ['banners:create', 'banners:edit'],
  read: 'anyone',
} as const;

/** Every type of upload; `a/b` is type `a` with subtype `b` on the wire. */
export const uploadRules = {
  'main/files': newsFiles,
  'emergency-news-file/thumbnail': {
    kinds: images,
    mostFiles: 1,
    ...photo,
    crop: { width: 1200, height: 675 },
    ...ofNews,
  },
  'emergency-news-file/files': newsFiles,
  'post-file': {
    kinds: [...images, 'pdf'],
    mostFiles: 10,
    ...photo,
    needs: ['bulletin:create', 'bulletin:edit'],
    read: 'anyone',
  },
  'banner/home': { ...ofBanners, crop: { width: 1200, height: 450 } },
  'banner/news': { ...ofBanners, crop: { width: 1200, height: 300 } },
  'banner/privilege': { ...ofBanners, crop: { width: 1200, height: 600 } },
  'banner/popup': { ...ofBanners, crop: { width: 900, height: 1200 } },
  'privilege/picture': {
    kinds: images,
    mostFiles: 1,
    ...photo,
    crop: { width: 1200, height: 600 },
    needs: ['privileges:create', 'privileges:edit'],
    read: 'anyone',
  },
  'service/picture': {
    kinds: images,
    mostFiles: 1,
    ...photo,
    crop: { width: 1200, height: 800 },
    needs: ['services:create', 'services:edit'],
    read: 'anyone',
  },
  'tutorial/picture': {
    kinds: images,
    mostFiles: 1,
    ...photo,
    crop: { width: 1080, height: 1920 },
    needs: ['tutorials:create', 'tutorials:edit'],
    read: 'anyone',
  },
  'sticker/item': {
    kinds: images,
    mostFiles: 1,
    mostMegabytes: 5,
    mostMegapixels: 16,
    mostEdge: 512,
    crop: { width: 512, height: 512 },
    needs: ['stickers:create', 'stickers:edit'],
    read: 'anyone',
  },
  'parcel/photo': {
    kinds: images,
    mostFiles: 5,
    ...photo,
    needs: ['parcels:create', 'parcels:edit', 'parcels:approve'],
    read: 'parcels:view',
  },
  'suggestion/photo': {
    kinds: images,
    mostFiles: 5,
    ...photo,
    needs: ['suggestions:create', 'suggestions:edit', 'suggestions:approve'],
    read: 'suggestions:view',
  },
  'property/document': {
    ...photo,
    kinds: [...documents, ...images],
    mostFiles: 1,
    needs: ['property-settings:create', 'property-settings:edit'],
    read: 'property-settings:view',
  },
  /** What a new member proves who they are by. */
  'member/document': {
    kinds: [...images, 'pdf'],
    mostFiles: 3,
    ...photo,
    needs: ['new-members:create', 'new-members:edit'],
    read: 'new-members:view',
  },
  'parcel/signature': {
    kinds: ['png'],
    mostFiles: 1,
    mostMegabytes: 1,
    mostMegapixels: 4,
    mostEdge: 1600,
    needs: ['parcels:approve'],
    read: 'parcels:view',
  },
} satisfies Record<string, UploadRule>;
export type UploadType = keyof typeof uploadRules;

export const uploadTypes = Object.keys(uploadRules) as [UploadType, ...UploadType[]];

export const ruleOf = (type: UploadType): UploadRule => uploadRules[type];
