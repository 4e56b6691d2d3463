import cn from '@locales/cn/letters.json';
import en from '@locales/en/letters.json';
import th from '@locales/th/letters.json';
import type { Letter } from '@/services/kit/mail';
import { escaped, filled } from '@/services/kit/text/letter-text';

/** How long a link opens. */
export const linkMinutes = 30;

const texts = { th, en, cn };
const langs = { th: 'th', en: 'en', cn: 'zh-Hans' };

/** The letter that holds the link to set a new password, in the account's language. */
export function recoveryLetter(
  account: { email: string; fullname: string; language: keyof typeof texts },
  link: string,
): Letter {
  const words = texts[account.language].recovery;
  const values = { name: account.fullname, minutes: String(linkMinutes) };
  const [greeting, lead, press, ignore] = [
    words.greeting,
    words.lead,
    words.press,
    words.ignore,
  ].map((text) => filled(text, values));
  const paragraph = (html = '') => `<p style="margin:0 0 16px">${html}</p>`;
  const button = `<a href="${escaped(link)}" style="display:inline-block;padding:11px 22px;border-radius:8px;background:#0b6b58;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(words.button)}</a>`;
  return {
    to: account.email,
    subject: words.subject,
    text: [greeting, lead, press, link, ignore].join('\n\n'),
    html: `<!doctype html><html lang="${langs[account.language]}"><body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#16211d"><div style="max-width:520px">${[
      paragraph(escaped(greeting ?? '')),
      paragraph(escaped(lead ?? '')),
      paragraph(button),
      paragraph(escaped(ignore ?? '')),
    ].join('')}</div></body></html>`,
  };
}
