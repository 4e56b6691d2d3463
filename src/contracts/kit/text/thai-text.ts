/** More marks on one letter than any writing has; what comes after them is left out. */
const mostMarks = 10;

// Half-width sound marks are letters until they are in their one form.
const mark = '[\\p{M}\\uff9e\\uff9f]';
const overloaded = new RegExp(`(${mark}{${mostMarks}})${mark}+`, 'gu');
const readable = (text: string) => text.replace(overloaded, '$1');

/**
 * Text in its one form for storing and comparing: NFKC, so that the encodings of น้ำ are equal, with
 * SARA AM put together again, which NFKC takes apart and fonts do not always draw. Marks are put in
 * order letter by letter, which takes the square of how many there are: ten on a letter are kept.
 */
export const normalThai = (text: string) =>
  readable(readable(text).normalize('NFKC')).replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
