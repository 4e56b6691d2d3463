import { type LetterLanguage, letter } from '@/services/kit/mail/letter';
import { aside, button, paragraph } from '@/services/kit/mail/letter-blocks';
import type { Letter } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';

interface Words {
  subject: string;
  greeting: string;
  lead: string;
  button: string;
  ignore: string;
}

/** A letter whose one purpose is a link, in the account's language. */
export function linkLetter(
  account: { email: string; language: LetterLanguage },
  words: Words,
  values: Readonly<Record<string, string>>,
  link: string,
): Letter {
  const { email: to, language } = account;
  return letter({
    ...{ to, language, from: 'Niti Portal', heading: words.button },
    subject: filled(words.subject, values),
    blocks: [
      paragraph(filled(words.greeting, values)),
      paragraph(filled(words.lead, values)),
      button(words.button, link),
      aside(filled(words.ignore, values)),
    ],
  });
}
