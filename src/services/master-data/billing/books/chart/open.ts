import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { audit } from '@/services/kit/records/audit';
import { thaiDay } from '@/services/kit/text/thai-text';
import { post } from '@/services/master-data/billing/books/ledger';
import { chartOf, keyOf } from './chart';
import { openingsOf, openingUntil } from './trial-balance';
import { refuseOtherFund } from './whose';

type Body = z.output<typeof ledgerAccountEndpoints.open.call>['body'];

/** What its entries are called in the place of a paper's number. */
const number = 'ยกมา';

/**
 * Enters what an account began with, against what its fund had gathered before. All are of one day, before the
 * first posting; what was entered before is put right by the difference.
 */
export async function openAccount(tx: Db, request: ServiceRequest, body: Body): Promise<void> {
  const { propertyId } = request;
  const { account, fund, bankAccountId, day, amount } = body;
  await oneAtATime(tx, `opening ${propertyId}`);
  await refuseOtherFund(tx, propertyId, body, 'bankAccountId');
  const [openings, until] = await Promise.all([
    openingsOf(tx, propertyId),
    openingUntil(tx, propertyId),
  ]);
  if (openings.day && openings.day !== day) {
    throw invalidField('day', 'openingDay', { day: thaiDay(openings.day) });
  }
  if (day > until) throw invalidField('day', 'openingLate', { day: thaiDay(until) });
  const key = { account, fund, bankAccountId };
  const before = openings.rows.find((row) => keyOf(row) === keyOf(key))?.amount ?? 0;
  const more = amount - before;
  if (more === 0) return;
  await post(tx, { propertyId, day }, [
    {
      ...{ what: 'opening', unitId: null, paperId: uuidv7(), number },
      amounts: [
        [account, more, key],
        ['accumulated', -more, { fund }],
      ],
    },
  ]);
  const { codeOf, nameOf } = await chartOf(tx, propertyId);
  await audit(tx, request, {
    ...{ action: 'open', entity: 'ledger-account', entityId: `${propertyId} ${keyOf(key)}` },
    title: `${codeOf(key)} ${nameOf(key)}`,
    changes: { opening: [showBaht(before), showBaht(amount)], day: [null, day] },
  });
}
