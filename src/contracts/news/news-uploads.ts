import type { ContentUploads } from '@/contracts/content/parts';
import {
  documents,
  onePicture,
  photo,
  pictures,
  type UploadRule,
} from '@/contracts/upload/upload-types';

const ofNews = {
  needs: ['news:create', 'news:edit', 'news-templates:create', 'news-templates:edit'],
  read: 'anyone',
} as const;
const files = { ...photo, kinds: [...pictures, ...documents], mostFiles: 10, ...ofNews } as const;

export const newsFiles = { name: 'main/files', ...files } as const satisfies UploadRule;
/** The wire's other name for the same. */
export const emergencyFiles = {
  name: 'emergency-news-file/files',
  ...files,
} as const satisfies UploadRule;
export const newsCover = {
  name: 'emergency-news-file/thumbnail',
  ...onePicture,
  crop: { width: 1200, height: 675 },
  ...ofNews,
} as const satisfies UploadRule;

/** What the cover and the files of news and templates are uploaded as. */
export const newsUploads = { cover: newsCover, files: newsFiles } as const satisfies ContentUploads;
