import { escaped } from '@/services/kit/text/letter-text';
import type { Block } from './letter-blocks';
import type { Letter } from './post';

/** The languages that letters are written in. */
export type LetterLanguage = 'th' | 'en' | 'cn';

const langs = { th: 'th', en: 'en', cn: 'zh-Hans' };

interface Written {
  to: string;
  language: LetterLanguage;
  subject: string;
  /** Who writes: the property, or the portal by its name. */
  from: string;
  heading: string;
  /** Below the heading. */
  under?: string;
  blocks: readonly Block[];
  /** Why one gets it. */
  foot?: string;
  /** How one gets no more of it. */
  stop?: { label: string; href: string };
}

/** Mail programs that know of a dark theme take these; the others what stands in the tags. */
const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.n-ground{background:#0e1412!important}
.n-card{background:#18211e!important;border-color:#2b3733!important}
.n-ink{color:#e7eeeb!important}
.n-soft{color:#a3b0ab!important}
.n-line{border-color:#2b3733!important}
.n-link{color:#6cc3ad!important}
.n-button{background:#1f8a73!important;color:#ffffff!important}
.n-warn{background:#3a2c10!important;color:#f2c879!important}
.n-good{color:#7fd3a0!important}
.n-bad{color:#ff9d94!important}
}
@media (max-width:480px){.n-pad{padding:20px 18px!important}}`;

const whole = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const font = "font-family:Sarabun,'Noto Sans Thai',Tahoma,'Segoe UI',Arial,sans-serif";

/** A letter in the one look of all of the product's, at most 600 px wide, and the same in plain text. */
export function letter({ to, language, subject, blocks, foot, stop, ...head }: Written): Letter {
  const { from, heading, under } = head;
  const end = [
    foot ? escaped(foot) : '',
    stop
      ? `<a class="n-link" href="${escaped(stop.href)}" style="color:#0b6b58">${escaped(stop.label)}</a>`
      : '',
  ].filter(Boolean);
  const body = [
    `<p class="n-soft" style="margin:0;font-size:14px;line-height:1.6;color:#55635d">${escaped(from)}</p>`,
    `<h1 class="n-ink" style="margin:0 0 ${under ? 0 : 16}px;font-size:22px;line-height:1.5;color:#14201b">${escaped(heading)}</h1>`,
    under
      ? `<p class="n-soft" style="margin:0 0 20px;font-size:14px;line-height:1.6;color:#55635d">${escaped(under)}</p>`
      : '',
    ...blocks.map(({ html }) => html),
  ].join('');
  const below = end.length
    ? `<tr><td class="n-soft n-pad" style="padding:16px 32px;font-size:13px;line-height:1.6;color:#55635d">${end.join('<br>')}</td></tr>`
    : '';
  return {
    ...{ to, subject },
    text: [
      from,
      [heading, under].filter(Boolean).join('\n'),
      ...blocks.map(({ text }) => text),
      ...(foot || stop ? ['--'] : []),
      ...(foot ? [foot] : []),
      ...(stop ? [`${stop.label}:\n${stop.href}`] : []),
    ].join('\n\n'),
    html: `<!doctype html><html lang="${langs[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head><body class="n-ground" style="margin:0;padding:0;background:#f4f6f5;${font}"><table ${whole} class="n-ground" style="background:#f4f6f5"><tr><td align="center" style="padding:16px 8px"><table ${whole} style="max-width:600px;${font}"><tr><td class="n-card n-pad" style="padding:28px 32px;background:#ffffff;border:1px solid #e3e8e5;border-radius:12px">${body}</td></tr>${below}</table></td></tr></table></body></html>`,
  };
}
