import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { post } from '@/services/master-data/billing/books/ledger';
import { today } from '@/services/master-data/billing/late/lateness';
import { chartOf, keyOf } from './chart';
import { refuseOtherFund } from './whose';

type Body = Omit<z.output<typeof ledgerAccountEndpoints.move.call>['body'], 'id'>;

/** What its entries are called where nothing is noted, in the place of a paper's number. */
const usualNote = 'ย้ายเงิน';

/** Moves money from one account into another; of another fund it settles what one owes the other. */
export async function moveBetween(
  tx: Db,
  request: ServiceRequest,
  { day, amount, from, to, note }: Body,
): Promise<string> {
  const { propertyId } = request;
  if (day > today()) throw invalidField('day', 'future');
  if (keyOf(from) === keyOf(to)) throw invalidField('to', 'sameAccount');
  await refuseOtherFund(tx, propertyId, from, 'from');
  await refuseOtherFund(tx, propertyId, to, 'to');
  const id = uuidv7();
  await post(tx, { propertyId, day }, [
    {
      ...{ what: 'transfer', unitId: null, paperId: id, number: note || usualNote },
      amounts: [
        [from.account, -amount, from],
        [to.account, amount, to],
      ],
    },
  ]);
  const { codeOf, nameOf } = await chartOf(tx, propertyId);
  const [left, into] = [from, to].map((key) => `${codeOf(key)} ${nameOf(key)}`);
  await audit(tx, request, {
    ...{ action: 'move', entity: 'ledger-account', entityId: id, title: `${left} → ${into}` },
    changes: {
      amount: [null, showBaht(amount)],
      day: [null, day],
      ...(note && { note: [null, note] }),
    },
  });
  return id;
}
