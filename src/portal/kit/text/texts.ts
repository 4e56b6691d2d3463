import type { Language } from './language';

interface Texts {
  [key: string]: string | Texts;
}

/** An area's translations by namespace; they travel in the area's own script. */
export type AreaTexts = Record<string, Record<Language, Texts>>;
