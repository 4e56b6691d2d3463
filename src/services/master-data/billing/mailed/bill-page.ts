import { createHmac } from 'node:crypto';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { billPageEndpoints } from '@/contracts/billing/paper-letter';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { tokenBearer } from '@/services/kit/mail/letter-token';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { canPay, type Gateway } from '@/services/master-data/billing/gateway/gateway';
import { maskName } from '@/services/master-data/billing/gateway/mask-name';
import { newPayment } from '@/services/master-data/billing/gateway/new-payment';
import { hashOf, payPath } from '@/services/master-data/billing/gateway/reference';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { ownInvoice } from '@/services/master-data/billing/invoices/detail';
import { invoicePaper } from '@/services/master-data/billing/invoices/paper';
import { payCodesOf } from '@/services/master-data/billing/invoices/pay-codes';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { propertySettings } from '@/services/master-data/property-settings';
import { billDeed } from './link';
import type { Mailing } from './mailing';
import { paperLetters } from './tables';

/** How long the link of a letter leads to its bill. */
const keptDays = 366;

interface Deps extends Mailing {
  gateway: Gateway;
  /** Payments may be made up. */
  isDemo: boolean;
}

/** What whoever got a bill by e-mail sees and does by its link; that it was opened is kept, once. */
export function billPageHandlers(on: Deps): Handlers<typeof billPageEndpoints> {
  const { db, gateway, linkSecrets } = on;
  const mayPay = canPay(gateway, on.isDemo);

  async function letterBy(token: string) {
    const id = tokenBearer(linkSecrets, billDeed, token);
    if (id === undefined) throw new Problem('NOT_FOUND');
    const since = new Date(Date.now() - keptDays * 86_400_000).toISOString();
    const [letter] = await db
      .select()
      .from(paperLetters)
      .where(and(eq(paperLetters.id, id), gte(paperLetters.createdAt, since)));
    if (!letter) throw new Problem('NOT_FOUND');
    return letter;
  }

  return {
    open: async ({ params: { token } }) => {
      const letter = await letterBy(token);
      const { propertyId } = letter;
      const first = await db
        .update(paperLetters)
        .set({ openedAt: new Date().toISOString() })
        .where(and(eq(paperLetters.id, letter.id), isNull(paperLetters.openedAt)))
        .returning({ id: paperLetters.id });
      if (first.length > 0) on.changed(propertyId, 'invoices');
      const [invoice, settings, office] = await Promise.all([
        ownInvoice(db, propertyId, letter.paperId),
        billingOf(db, propertyId),
        propertySettings(db).of(propertyId),
      ]);
      const { number, unitNumber, period, dueOn, total, owed } = invoice;
      return {
        ...{ number, unitNumber, period, dueOn, total, owed },
        ...{ propertyName: office.nameTh, officePhone: office.officePhone },
        maskedName: maskName(invoice.payerName),
        voided: invoice.voidedAt !== null,
        codes: payCodesOf(invoice, settings),
        payable: mayPay && owed > 0,
      };
    },

    paper: async ({ params: { token } }) => {
      const { propertyId, paperId } = await letterBy(token);
      return invoicePaper(db, propertyId, paperId);
    },

    pay: async ({ params: { token } }) => {
      const letter = await letterBy(token);
      if (!mayPay) throw new Problem('PAY_NO_GATEWAY');
      return db.transaction(async (tx) => {
        const own = and(
          eq(invoices.id, letter.paperId),
          eq(invoices.propertyId, letter.propertyId),
        );
        const [invoice] = await tx.select().from(invoices).where(own).for('update');
        if (!invoice || invoice.owed === 0) throw new Problem('PAY_CLOSED');
        // One payment a day for what is owed: pressed again, it leads to the same.
        const reference = createHmac('sha256', linkSecrets[0])
          .update(`pay ${letter.id} ${invoice.owed} ${bangkokDay(new Date())}`)
          .digest('base64url');
        const begun = await tx.$count(
          gatewayPayments,
          eq(gatewayPayments.referenceHash, hashOf(reference)),
        );
        if (begun === 0) await newPayment(tx, { invoice, reference, gateway });
        return { url: payPath(reference) };
      });
    },
  };
}
