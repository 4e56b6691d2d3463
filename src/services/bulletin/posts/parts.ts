import { plainText } from '@/contracts/kit/text/languages';
import { notificationTypes } from '@/contracts/master-data/notification';
import { announcePart } from '@/services/kit/content/announce-part';
import type { Targets } from '@/services/kit/content/targets';
import { uploadsPart } from '@/services/kit/files/uploads-part';
import { postAnnouncements, type posts } from './tables';

type Row = typeof posts.$inferSelect;
const textMost = 200;

/** The pictures and files that a post holds. */
export const filesPart = uploadsPart('files', 'post-file');

/** What the properties that see a post are told of it. */
export const toldOfPost = (targets: Targets) =>
  announcePart<Row>(postAnnouncements, targets, ({ id, titleTh, descriptionTh }) => ({
    type: notificationTypes.bulletin,
    title: titleTh,
    text: plainText(descriptionTh).slice(0, textMost),
    url: `/bulletin/${id}`,
  }));
