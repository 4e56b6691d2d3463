/** All elements that rich text may hold; of what else there is the words alone remain. */
export const richTextTags = [
  ...(['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's'] as const),
  ...(['ul', 'ol', 'li', 'blockquote', 'a'] as const),
] as const;
export type RichTextTag = (typeof richTextTags)[number];
