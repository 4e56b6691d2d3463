import { and, eq } from 'drizzle-orm';
import { arrears } from '@/contracts/features/finance/arrears';
import { Problem } from '@/services/kit/calls/problem';
import { figures, notice, paragraph, table } from '@/services/kit/mail/letter-blocks';
import { letterFile } from '@/services/kit/mail/letter-file';
import type { Letter } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import { letterPaper } from '@/services/master-data/billing/arrears/letter-paper';
import { arrearsLetters } from '@/services/master-data/billing/arrears/tables';
import { propertySettings } from '@/services/master-data/property-settings';
import type { Mailing } from './mailing';
import { officeLetter, type PaperLetter } from './words';

const stages = arrears.records['arrears-letter'].fields.stage.values;

/** A letter of arrears beside the one on paper, which is what counts; none of one that was taken back since. */
export async function arrearsLetter({ db }: Mailing, row: PaperLetter): Promise<Letter | null> {
  const { propertyId, paperId } = row;
  const [found] = await db
    .select()
    .from(arrearsLetters)
    .where(and(eq(arrearsLetters.id, paperId), eq(arrearsLetters.propertyId, propertyId)));
  if (!found) throw new Problem('NOT_FOUND');
  if (found.voidedAt) return null;
  const [office, paper] = await Promise.all([
    propertySettings(db).of(propertyId),
    letterPaper(db, propertyId, paperId),
  ]);
  const { number, unitNumber: unit, stage, owed, surcharge, advance, owing } = found;
  const file = await letterFile(paper);
  return officeLetter(row, office, (said, property) => {
    const { greeting, description, amount, arrears: words } = said.words;
    const heading = stages[stage][row.language];
    const about = { stage: heading, unit, number, property, name: row.receiver };
    const sums = [
      { name: words.owed, value: said.sum(owed) },
      ...(surcharge > 0 ? [{ name: words.surcharge, value: said.sum(surcharge) }] : []),
      ...(advance > 0 ? [{ name: words.advance, value: said.sum(advance) }] : []),
      { name: words.total, value: said.sum(owed + surcharge - advance) },
    ];
    const ofDebt = [
      figures(sums),
      table({
        title: words.lines,
        heads: [description, amount],
        rows: owing.map((one) => [one.number, said.baht(one.owed)]),
      }),
    ];
    return {
      ...{ unit, file, heading },
      subject: filled(words.subject, about),
      under: filled(words.under, { ...about, day: said.day(found.day) }),
      blocks: [
        paragraph(filled(greeting, about)),
        ...(stage === 'clear' ? [paragraph(words.clear)] : ofDebt),
        notice(words.counts),
      ],
    };
  });
}
