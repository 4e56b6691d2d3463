import type { Wording } from '@/contracts/kit/text/languages';
import { noPicture, type Picture } from '@/portal/kit/upload/CropField';
import type { HeldFile } from '@/portal/kit/upload/upload-item';

/** What a form holds of what residents are shown. */
export interface ContentValues extends Wording {
  cover: Picture;
  /** In the order in which they are shown. */
  files: HeldFile[];
}

export const noContent: ContentValues = {
  ...{ titleTh: '', titleEn: '', titleCn: '' },
  ...{ descriptionTh: '', descriptionEn: '', descriptionCn: '' },
  ...{ cover: noPicture, files: [] },
};

/** The same of what is stored. */
export const contentOf = (
  stored: Wording & {
    thumbnail: string | null;
    thumbnailUrl: string;
    newsFiles: readonly HeldFile[];
  },
): ContentValues => ({
  ...{ titleTh: stored.titleTh, titleEn: stored.titleEn, titleCn: stored.titleCn },
  descriptionTh: stored.descriptionTh,
  descriptionEn: stored.descriptionEn,
  descriptionCn: stored.descriptionCn,
  cover: { upload: stored.thumbnail, url: stored.thumbnailUrl },
  files: stored.newsFiles.map(({ id, name, bytes }) => ({ id, name, bytes })),
});

/** What a draft says of it beside its `data`. */
export const contentParts = (values: ContentValues) => ({
  descriptionTh: values.descriptionTh,
  descriptionEn: values.descriptionEn,
  descriptionCn: values.descriptionCn,
  thumbnail: values.cover.upload,
  files: values.files.map(({ id }) => id),
});
