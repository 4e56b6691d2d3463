import { escaped } from '@/services/kit/text/letter-text';

/** HTML that was written by `html`, and by nobody else. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | false | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
};

/** HTML of which whatever stands in its places is text, unless it is HTML that was written so too. */
export const html = (around: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(around.map((text, at) => text + written(parts[at])).join(''));

/** Paragraphs with `code` in them, as the document's own words are written. */
export const prose = (text: string): Html[] =>
  text.split('\n\n').map((paragraph) => {
    const pieces = paragraph.split('`');
    return html`<p>${pieces.map((one, at) => (at % 2 === 0 ? one : html`<code>${one}</code>`))}</p>`;
  });
