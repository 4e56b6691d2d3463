import { escaped } from '@/services/kit/text/letter-text';

/** A number with its name, what it was before in words, and the screen whose rows prove it. */
export interface LetterFigure {
  name: string;
  value: string;
  change?: { text: string; mood: 'good' | 'bad' | 'plain' };
  href?: string;
}

/** Rows of which a phone shows each as one line and a softer one below it. */
export interface LetterTable {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Said below them: how many there are beside. */
  more?: string;
}

/** One piece of a letter: as HTML that mail programs show, and as plain text. */
export interface Block {
  html: string;
  text: string;
}

/** Inline, for programs that read no styles; the classes are what a dark theme changes. */
const styles = {
  text: 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#14201b',
  soft: 'margin:0 0 16px;font-size:14px;line-height:1.6;color:#55635d',
  title: 'margin:28px 0 4px;font-size:17px;line-height:1.6;font-weight:bold;color:#14201b',
  name: 'padding:10px 12px 10px 0;font-size:15px;line-height:1.5;color:#14201b;border-top:1px solid #e3e8e5',
  row: 'padding:7px 0;font-size:15px;line-height:1.5;color:#14201b;border-top:1px solid #e3e8e5',
  value:
    'padding:10px 0;font-size:20px;line-height:1.4;font-weight:bold;text-align:right;vertical-align:top;white-space:nowrap;border-top:1px solid #e3e8e5;color:#14201b',
  small: 'font-size:13.5px;line-height:1.5;color:#55635d',
};
const moods = {
  good: ['#1b6e3c', 'n-good'],
  bad: ['#b3261e', 'n-bad'],
  plain: ['#55635d', 'n-soft'],
};
const whole = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** A paragraph. */
export const paragraph = (text: string): Block => ({
  html: `<p class="n-ink" style="${styles.text}">${escaped(text)}</p>`,
  text,
});

/** What is of less weight. */
export const aside = (text: string): Block => ({
  html: `<p class="n-soft" style="${styles.soft}">${escaped(text)}</p>`,
  text,
});

/** What is to be seen before anything else. */
export const notice = (text: string): Block => ({
  html: `<p class="n-warn" style="margin:0 0 16px;padding:10px 14px;border-radius:8px;background:#fdf1dc;font-size:15px;line-height:1.6;color:#8a5300">${escaped(text)}</p>`,
  text,
});

/** A code that somebody types. */
export const code = (text: string): Block => ({
  html: `<p class="n-ink" style="margin:0 0 16px;font:bold 26px/1.4 monospace;letter-spacing:2px;color:#14201b">${escaped(text)}</p>`,
  text,
});

/** Where the letter leads. */
export const button = (label: string, href: string): Block => ({
  html: `<p style="margin:24px 0"><a class="n-button" href="${escaped(href)}" style="display:inline-block;padding:11px 22px;border-radius:8px;background:#0b6b58;font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>`,
  text: `${label}:\n${href}`,
});

/** Several lines of one kind. */
export const lines = (all: readonly string[]): Block => ({
  html: `<ul style="margin:0 0 16px;padding:0 0 0 20px">${all
    .map(
      (one) =>
        `<li class="n-ink" style="margin:0 0 6px;font-size:15px;line-height:1.6;color:#14201b">${escaped(one)}</li>`,
    )
    .join('')}</ul>`,
  text: all.map((one) => `- ${one}`).join('\n'),
});

function figureRow({ name, value, change, href }: LetterFigure): string {
  const [colour, mood] = moods[change?.mood ?? 'plain'];
  const below = change
    ? `<br><span class="${mood}" style="font-size:13.5px;color:${colour}">${escaped(change.text)}</span>`
    : '';
  const shown = href
    ? `<a class="n-link" href="${escaped(href)}" style="color:#0b6b58;text-decoration:none">${escaped(value)}</a>`
    : escaped(value);
  return `<tr><td class="n-ink n-line" style="${styles.name}">${escaped(name)}${below}</td><td class="n-ink n-line" style="${styles.value}">${shown}</td></tr>`;
}

/** What the blocks after it are about. */
export const heading = (text: string): Block => ({
  html: `<p class="n-ink" style="${styles.title}">${escaped(text)}</p>`,
  text,
});

/** The main numbers, below each other. */
export const figures = (all: readonly LetterFigure[]): Block => ({
  html: `<table ${whole} style="margin:0 0 8px;border-collapse:collapse">${all.map(figureRow).join('')}</table>`,
  text: all
    .map(({ name, value, change, href }) =>
      [`${name}: ${value}${change ? ` (${change.text})` : ''}`, href].filter(Boolean).join('\n  '),
    )
    .join('\n'),
});

/** A name and one value beside each other; what has more columns says the rest below its first. */
function tableRow(heads: readonly string[], [first = '', ...rest]: readonly string[]): string {
  if (heads.length === 2) {
    return `<tr><td class="n-ink n-line" style="${styles.row}">${escaped(first)}</td><td class="n-ink n-line" style="${styles.row};text-align:right;white-space:nowrap">${escaped(rest[0] ?? '')}</td></tr>`;
  }
  const below = rest
    .map((value, at) => value && `${heads[at + 1]} ${value}`)
    .filter(Boolean)
    .join(' · ');
  const soft = below && `<br><span class="n-soft" style="${styles.small}">${escaped(below)}</span>`;
  return `<tr><td class="n-ink n-line" style="${styles.row}"><b>${escaped(first)}</b>${soft}</td></tr>`;
}

/** What the two columns are; where there are more, each value says it itself. */
function tableHead(heads: readonly string[]): string {
  const [first = '', second] = heads;
  if (second === undefined || heads.length > 2) return '';
  return `<tr><td class="n-soft" style="${styles.small}">${escaped(first)}</td><td class="n-soft" style="${styles.small};text-align:right">${escaped(second)}</td></tr>`;
}

/** The first rows of a table, each readable on a phone however many columns it has. */
export const table = ({ title, heads, rows, more }: LetterTable): Block => ({
  html: [
    heading(title).html,
    `<table ${whole} style="margin:0 0 ${more ? 4 : 20}px;border-collapse:collapse">${rows.length > 0 ? tableHead(heads) : ''}${rows.map((row) => tableRow(heads, row)).join('')}</table>`,
    more ? `<p class="n-soft" style="${styles.soft}">${escaped(more)}</p>` : '',
  ].join(''),
  text: [
    title,
    heads.join(' | '),
    ...rows.map((row) => `- ${row.join(' | ')}`),
    ...(more ? [more] : []),
  ].join('\n'),
});
