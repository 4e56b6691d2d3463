import { aside, figures, paragraph, table } from '@/services/kit/mail/letter-blocks';
import { letterFile } from '@/services/kit/mail/letter-file';
import type { Letter } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import { receiptDetail } from '@/services/master-data/billing/receipts/handlers';
import { copyPaper } from '@/services/master-data/billing/receipts/paper';
import { propertySettings } from '@/services/master-data/property-settings';
import type { Mailing } from './mailing';
import { officeLetter, type PaperLetter } from './words';

/** A receipt with a copy of its paper: the original stays with the office; none of one that was voided since. */
export async function receiptLetter({ db }: Mailing, row: PaperLetter): Promise<Letter | null> {
  const { propertyId, paperId } = row;
  const receipt = await receiptDetail(db, propertyId, paperId);
  if (receipt.voided) return null;
  const [office, paper] = await Promise.all([
    propertySettings(db).of(propertyId),
    copyPaper(db, propertyId, paperId),
  ]);
  const { number, unitNumber: unit, amount, advance, day } = receipt;
  const file = await letterFile(paper);
  return officeLetter(row, office, (said, property) => {
    const { greeting, description, amount: inBaht, receipt: words } = said.words;
    const about = { number, unit, property, name: row.receiver };
    return {
      ...{ unit, file },
      subject: filled(words.subject, about),
      heading: words.heading,
      under: filled(words.under, about),
      blocks: [
        paragraph(filled(greeting, about)),
        figures([
          { name: words.received, value: said.sum(amount) },
          { name: words.day, value: said.day(day) },
        ]),
        table({
          title: words.lines,
          heads: [description, inBaht],
          rows: [
            ...receipt.invoices.map((one) => [one.number, said.baht(one.amount)]),
            ...(advance > 0 ? [[words.advance, said.baht(advance)]] : []),
          ],
        }),
        aside(words.copy),
      ],
    };
  });
}
