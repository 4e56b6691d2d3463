import type { Letter } from '@/services/kit/mail';
import { escaped, filled } from '@/services/kit/text/letter-text';

const langs = { th: 'th', en: 'en', cn: 'zh-Hans' };

interface Words {
  subject: string;
  greeting: string;
  lead: string;
  press: string;
  button: string;
  ignore: string;
}

/** A letter whose one purpose is a link, in the account's language. */
export function linkLetter(
  account: { email: string; language: keyof typeof langs },
  words: Words,
  values: Readonly<Record<string, string>>,
  link: string,
): Letter {
  const [subject, greeting, lead, press, ignore] = [
    ...[words.subject, words.greeting, words.lead, words.press, words.ignore],
  ].map((text) => filled(text, values)) as [string, string, string, string, string];
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
  const button = `<a href="${escaped(link)}" style="display:inline-block;padding:11px 22px;border-radius:8px;background:#0b6b58;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(words.button)}</a>`;
  return {
    to: account.email,
    subject,
    text: [greeting, lead, press, link, ignore].join('\n\n'),
    html: `<!doctype html><html lang="${langs[account.language]}"><body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#16211d"><div style="max-width:520px">${[
      paragraph(escaped(greeting)),
      paragraph(escaped(lead)),
      paragraph(button),
      paragraph(escaped(ignore)),
    ].join('')}</div></body></html>`,
  };
}
