import { normalThai } from '@/contracts/kit/text/thai-text';

const folded = (text: string) => normalThai(text).toLowerCase();

/** Tells whether every word that was typed occurs in what something is called. */
export function wordsIn(typed: string): (...names: string[]) => boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (...names) => {
    const text = folded(names.join(' '));
    return words.every((word) => text.includes(word));
  };
}
