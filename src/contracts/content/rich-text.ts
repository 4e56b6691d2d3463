import { limited } from '@/contracts/kit/fields/limited';
import { plainText } from '@/contracts/kit/text/languages';

/** All elements that rich text may hold; of what else there is the words alone remain. */
export const richTextTags = [
  ...(['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's'] as const),
  ...(['ul', 'ol', 'li', 'blockquote', 'a'] as const),
] as const;
export type RichTextTag = (typeof richTextTags)[number];

/** Rich text as it was typed, marks included in its length: the service alone makes it clean. */
export const optionalRichText = (max: number) => limited(max).default('');

/** Like `optionalRichText`, with words in it. */
export const richText = (max: number) =>
  limited(max).refine((html) => plainText(html) !== '', 'required');
