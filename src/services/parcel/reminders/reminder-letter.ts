import texts from '@locales/th/letters.json';
import { letter } from '@/services/kit/mail/letter';
import { lines, paragraph } from '@/services/kit/mail/letter-blocks';
import type { Letter } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import { thaiDay } from '@/services/kit/text/thai-text';
import type { ParcelRow } from '@/services/parcel/tables';

const words = texts.parcel;

/** Tells a unit's people of all their parcels that wait at the property's office. */
export function reminderLetter(
  to: string,
  property: string,
  parcels: readonly ParcelRow[],
): Letter {
  const about = { unit: parcels[0]?.unitNumber ?? '', n: String(parcels.length), property };
  const line = ({ docCode: code, recipientName: name, receivedAt }: ParcelRow) =>
    filled(words.line, { code, name, day: thaiDay(receivedAt) });
  return letter({
    ...{ to, language: 'th', from: property },
    subject: filled(words.subject, about),
    heading: filled(words.heading, about),
    blocks: [
      paragraph(filled(words.greeting, about)),
      paragraph(filled(words.lead, about)),
      lines(parcels.map(line)),
      paragraph(words.end),
    ],
  });
}
