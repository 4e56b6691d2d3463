import { and, asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { mailLanguages } from '@/contracts/billing/paper-letter';
import type { LetterLanguage } from '@/contracts/master-data/report-email';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { ownersOf, type Paper } from './owners';
import { type MailedKind, paperLetters } from './tables';

export interface Owed {
  propertyId: string;
  kind: MailedKind;
  papers: readonly Paper[];
  language: (typeof mailLanguages)[number];
  by: string;
  /** Names what is sent together; one of its own where left out. */
  sending?: string;
}

/** The language that each address was last written to in. */
async function knownLanguages(tx: Db, propertyId: string, addresses: readonly string[]) {
  const rows = await tx
    .select({ address: paperLetters.address, language: paperLetters.language })
    .from(paperLetters)
    .where(
      and(eq(paperLetters.propertyId, propertyId), inArray(paperLetters.address, [...addresses])),
    )
    // Of an address the last one stays.
    .orderBy(asc(paperLetters.createdAt));
  return new Map<string, LetterLanguage>(rows.map((row) => [row.address, row.language]));
}

/** Has papers sent to those who owned their units and have an e-mail, and answers how many letters that is. */
export async function oweLetters(tx: Db, owed: Owed): Promise<number> {
  const { propertyId, kind, papers, language, by, sending = uuidv7() } = owed;
  if (papers.length === 0) return 0;
  const owners = await ownersOf(tx, papers);
  const reached = owners.filter(({ email }) => email !== '');
  // Two owners who share an address are one letter.
  const once = new Map(reached.map((one) => [`${one.paperId} ${one.email}`, one]));
  const letters = [...once.values()];
  if (letters.length === 0) return 0;
  const isKnown = language === 'known';
  const addresses = [...new Set(letters.map(({ email }) => email))];
  const known = isKnown ? await knownLanguages(tx, propertyId, addresses) : undefined;
  const at = new Date().toISOString();
  await insertAll(
    tx,
    paperLetters,
    letters.map(({ paperId, unitId, name, email }) => ({
      ...{ id: uuidv7(), propertyId, unitId, kind, paperId, sending, by },
      ...{ receiver: name, address: email, createdAt: at, nextAt: at },
      language: isKnown ? (known?.get(email) ?? ('th' as const)) : language,
    })),
  );
  return letters.length;
}
