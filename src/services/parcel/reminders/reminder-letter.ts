import texts from '@locales/th/letters.json';
import type { Letter } from '@/services/kit/mail';
import { escaped, filled } from '@/services/kit/text/letter-text';
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
  const [greeting, lead, end] = [words.greeting, words.lead, words.end].map((one) =>
    filled(one, about),
  ) as [string, string, string];
  const lines = parcels.map(({ docCode: code, recipientName: name, receivedAt }) =>
    filled(words.line, { code, name, day: thaiDay(receivedAt) }),
  );
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
  const [first, second, last] = [greeting, lead, end].map((one) => `<p>${escaped(one)}</p>`);
  return {
    to,
    subject: filled(words.subject, about),
    text: [greeting, '', lead, '', ...lines.map((line) => `- ${line}`), '', end].join('\n'),
    html: `<!doctype html><html lang="th"><body>${first}${second}<ul>${items}</ul>${last}</body></html>`,
  };
}
