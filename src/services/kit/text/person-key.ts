import { fold } from './search-text';

const titles = /^(?:(?:คุณ|นางสาว|นาง|นาย|น\.?\s*ส\.|ดร\.?)\s*|(?:mrs|mr|ms|miss|dr)(?:\.\s*|\s+))+/;

/**
 * One person however the name is written: titles, spaces, capitals, dots, dashes and what is not to be seen do
 * not make another.
 */
export const personKey = (name: string): string =>
  fold(name)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(titles, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
