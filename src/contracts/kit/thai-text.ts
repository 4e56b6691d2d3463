/**
 * Text in its one form for storing and comparing: NFKC, so that the encodings of น้ำ are equal, with
 * SARA AM put together again, which NFKC takes apart and fonts do not always draw.
 */
export const normalThai = (text: string) =>
  text.normalize('NFKC').replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
