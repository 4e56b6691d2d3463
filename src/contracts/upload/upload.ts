import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply, files } from '@/contracts/kit/calls/files';
import { id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { type FileKind, fileKinds, type UploadType } from './upload-types';

/**
 * A type of upload as it crosses the wire. Which there are is not asked here: the features that declare
 * them would come with every page.
 */
const uploadType = limited(81).regex(/^[a-z-]+(\/[a-z-]+)?$/) as z.ZodType<UploadType, UploadType>;

export const upload = z.object({
  id,
  type: uploadType,
  /** The sender's name for it, made harmless; its ending fits its kind. */
  name: z.string(),
  kind: z.enum(Object.keys(fileKinds) as [FileKind, ...FileKind[]]),
  bytes: z.number().int(),
  /** Pixels, of an image alone. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Upload = z.output<typeof upload>;

const publicVariants = ['file', 'thumbnail'] as const;
type PublicVariant = (typeof publicVariants)[number];

/** `original` is what a picture was cropped from: the staff's alone, what was cut away may be private. */
export const fileVariants = [...publicVariants, 'original'] as const;
export type FileVariant = (typeof fileVariants)[number];

/** Where an upload of a type that anyone may read is read, a path of the portal. */
export const publicFileUrl = (id: string, variant: PublicVariant): string =>
  `/services/upload/api/v1/public/${id}/${variant}`;

/** Where the same picture is read in the size of a list's row. */
export const smallPictureUrl = (url: string): string => url.replace(/\/file$/, '/thumbnail');

/** A type as the wire writes it. */
export const wireType = (name: string) => {
  const [type = name, subtype] = name.split('/');
  return { type, ...(subtype && { subtype }) };
};

const typeOfWire = z
  .object({ type: limited(40), subtype: limited(40).optional() })
  .transform(({ type, subtype }, ctx) => {
    const name = uploadType.safeParse(subtype ? `${type}/${subtype}` : type);
    if (name.success) return name.data;
    ctx.addIssue({ code: 'custom', message: 'invalid', path: ['type'] });
    return z.NEVER;
  });

const pixel = z.number().int().min(0).max(100_000);
const oneOf = <V extends FileVariant>(variants: readonly V[]) =>
  z.object({ params: z.object({ id, variant: z.enum(variants) }) });

export const uploadEndpoints = {
  /**
   * Keeps all files or none, where the type's own rights allow it; one that nothing claims within a
   * day is removed.
   */
  upload: endpoint({
    service: 'upload',
    method: 'POST',
    path: '/upload',
    call: z.object({ query: typeOfWire, files }),
    reply: z.array(upload),
    needs: 'signed-in',
  }),
  /**
   * Makes a new upload from a rectangle of an image's original, in the size that its type says; the
   * original stays with it, so that it can be cropped again.
   */
  crop: endpoint({
    service: 'upload',
    method: 'POST',
    path: '/crop',
    call: z.object({
      body: z.object({
        id,
        left: pixel,
        top: pixel,
        width: pixel.min(1),
        height: pixel.min(1),
      }),
    }),
    reply: upload,
    needs: 'signed-in',
  }),
  /**
   * A file of the caller's property, to the holder of its type's right; an original to whoever may
   * upload the type. What was never cropped is its own original.
   */
  file: endpoint({
    service: 'upload',
    method: 'GET',
    path: '/files/:id/:variant',
    call: oneOf(fileVariants),
    reply: fileReply,
    envelope: 'file',
    needs: 'signed-in',
  }),
  /** A file of a type that anyone with the address may read. */
  publicFile: endpoint({
    service: 'upload',
    method: 'GET',
    path: '/public/:id/:variant',
    call: oneOf(publicVariants),
    reply: fileReply,
    envelope: 'file',
    needs: 'anyone',
  }),
};

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    upload: 'upload';
  }
}
