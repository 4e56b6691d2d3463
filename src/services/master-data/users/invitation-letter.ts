import texts from '@locales/th/letters.json';
import { letter } from '@/services/kit/mail/letter';
import { code as codeBlock, paragraph } from '@/services/kit/mail/letter-blocks';
import type { Letter } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import { thaiInstant } from '@/services/kit/text/thai-text';

const words = texts.invitation;

/** Brings somebody the code by which they begin to use the residents' app. */
export function invitationLetter(
  to: string,
  invitation: { name: string; property: string; code: string; expiresAt: string },
): Letter {
  const { code, property, expiresAt } = invitation;
  const values = { ...invitation, at: thaiInstant(expiresAt) };
  return letter({
    ...{ to, language: 'th', from: property, heading: words.heading },
    subject: filled(words.subject, values),
    blocks: [
      paragraph(filled(words.greeting, values)),
      paragraph(filled(words.lead, values)),
      codeBlock(code),
      paragraph(filled(words.end, values)),
    ],
  });
}
