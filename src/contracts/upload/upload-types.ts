import type { Declared } from '@/contracts/kit/feature/declared';
import type { Permission } from '@/contracts/kit/feature/permissions';

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

/** What may be uploaded as one type, by whom, and who may read it; named in its feature's `uploads`. */
export interface UploadRule {
  /** `a/b` is type `a` with subtype `b` on the wire. */
  name: string;
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

type NamesOf<D> = D extends { uploads: readonly { name: infer N }[] } ? N & string : never;

/** A type of upload by its name, as rows and calls keep it. */
export type UploadType = NamesOf<Declared[keyof Declared]>;

export const pictures = ['jpeg', 'png', 'webp'] as const;
export const documents = ['pdf', 'docx', 'xlsx', 'pptx'] as const;
/** Of an image as it is sent: WebP knows none longer, and phones make no longer panoramas. Pixels. */
export const mostEdgeSent = 16_384;
// The largest photos that phones take by themselves have 50 megapixels.
export const mostMegapixelsSent = 64;

/** How large what phones take may be, and is kept. */
export const photo = {
  mostMegabytes: 20,
  mostMegapixels: mostMegapixelsSent,
  mostEdge: 2560,
} as const;
/** A record's one picture. */
export const onePicture = { ...photo, kinds: pictures, mostFiles: 1 } as const;
