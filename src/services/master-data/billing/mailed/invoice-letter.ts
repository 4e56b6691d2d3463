import { asc, eq } from 'drizzle-orm';
import { aside, button, figures, paragraph, table } from '@/services/kit/mail/letter-blocks';
import { letterFile } from '@/services/kit/mail/letter-file';
import type { Letter } from '@/services/kit/mail/post';
import { filled } from '@/services/kit/text/letter-text';
import { ownInvoice } from '@/services/master-data/billing/invoices/detail';
import { invoicePaper } from '@/services/master-data/billing/invoices/paper';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { propertySettings } from '@/services/master-data/property-settings';
import { billUrl } from './link';
import type { Mailing } from './mailing';
import { officeLetter, type PaperLetter } from './words';

/** An invoice as it is owed now, with its paper and the way to pay it; none of one that was voided since. */
export async function invoiceLetter(on: Mailing, row: PaperLetter): Promise<Letter | null> {
  const { db } = on;
  const { propertyId, paperId } = row;
  const invoice = await ownInvoice(db, propertyId, paperId);
  if (invoice.voidedAt) return null;
  const [office, lines, paper] = await Promise.all([
    propertySettings(db).of(propertyId),
    db.select().from(charges).where(eq(charges.invoiceId, paperId)).orderBy(asc(charges.position)),
    invoicePaper(db, propertyId, paperId),
  ]);
  const { number, unitNumber: unit, period, owed, dueOn } = invoice;
  const file = await letterFile(paper);
  const href = billUrl(on, row.id);
  return officeLetter(row, office, (said, property) => {
    const { greeting, description, amount, invoice: words } = said.words;
    const about = { month: said.month(period), unit, number, property, name: row.receiver };
    return {
      ...{ unit, file },
      subject: filled(words.subject, about),
      heading: filled(words.heading, about),
      under: filled(words.under, about),
      blocks: [
        paragraph(filled(greeting, about)),
        ...(owed > 0
          ? [
              figures([
                { name: words.owed, value: said.sum(owed) },
                { name: words.due, value: said.day(dueOn) },
              ]),
            ]
          : [paragraph(words.paid)]),
        button(owed > 0 ? words.button : words.see, href),
        ...(owed > 0 ? [aside(words.how)] : []),
        table({
          title: words.lines,
          heads: [description, amount],
          rows: lines.map((line) => [line.description, said.baht(line.amount)]),
        }),
      ],
    };
  });
}
