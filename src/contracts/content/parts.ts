import * as z from 'zod';
import { id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { reference } from '@/contracts/kit/references/reference';
import { completenesses } from '@/contracts/kit/text/languages';
import type { UploadRule } from '@/contracts/upload/upload-types';
import { optionalRichText, richText } from './rich-text';

/** What the cover and the files of one kind of content are uploaded as. */
export interface ContentUploads {
  cover: UploadRule;
  files: UploadRule;
}

/** Letters of one language's rich text, marks included. */
export const descriptionMost = 50_000;

/**
 * What a draft of content has beside its fields: texts in three languages, a cover, and files. Files
 * that are not named any more are let go.
 */
export function contentParts({ files }: ContentUploads) {
  const some = z.array(reference('upload')).max(files.mostFiles).default([]);
  return {
    descriptionTh: richText(descriptionMost),
    descriptionEn: optionalRichText(descriptionMost),
    descriptionCn: optionalRichText(descriptionMost),
    /** The upload that is to be the cover, a new one or what the record holds already. */
    thumbnail: reference('upload')
      .nullish()
      .transform((upload) => upload ?? null),
    /** Without `thumbnail`: the address of the cover to keep, or nothing to have none. */
    thumbnailUrl: limited(300).default(''),
    /** Uploads after `newsFiles`, in their order; what the record holds already may be among them. */
    files: some,
    /** The ids of the files to keep, in their order. */
    newsFiles: some,
  };
}
export type ContentParts = {
  [Part in keyof ReturnType<typeof contentParts>]: z.output<ReturnType<typeof contentParts>[Part]>;
};

/** Their names on the wire. */
export const contentNames = {
  descriptionTh: 'description_th',
  descriptionEn: 'description_en',
  descriptionCn: 'description_cn',
  thumbnailUrl: 'thumbnail_url',
};

/** A file as it is read. */
export const contentFile = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  /** A path of the portal. */
  url: z.string(),
});
export type ContentFile = z.output<typeof contentFile>;

/** How far each language is. */
export const languageStates = z.object({
  th: z.enum(completenesses),
  en: z.enum(completenesses),
  cn: z.enum(completenesses),
});
