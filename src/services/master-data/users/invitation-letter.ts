import texts from '@locales/th/letters.json';
import type { Letter } from '@/services/kit/mail';
import { escaped, filled } from '@/services/kit/text/letter-text';
import { thaiInstant } from '@/services/kit/text/thai-text';

const words = texts.invitation;

/** Brings somebody the code by which they begin to use the residents' app. */
export function invitationLetter(
  to: string,
  invitation: { name: string; property: string; code: string; expiresAt: string },
): Letter {
  const { code, expiresAt } = invitation;
  const values = { ...invitation, at: thaiInstant(expiresAt) };
  const [greeting, lead, end] = [words.greeting, words.lead, words.end].map((one) =>
    filled(one, values),
  ) as [string, string, string];
  const [first, second, last] = [greeting, lead, end].map((one) => `<p>${escaped(one)}</p>`);
  return {
    to,
    subject: filled(words.subject, values),
    text: [greeting, lead, code, end].join('\n\n'),
    html: `<!doctype html><html lang="th"><body>${first}${second}<p style="font:bold 24px monospace">${code}</p>${last}</body></html>`,
  };
}
