import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { post } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { moneyAmount } from '@/services/master-data/billing/cheques/account';
import { takeCheque } from '@/services/master-data/billing/cheques/take';
import { moneyPlace } from '@/services/master-data/billing/receipts/money-place';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { refuseWrongDay } from '@/services/master-data/billing/receipts/wrong-day';

type Draft = Omit<z.output<typeof depositEndpoints.take.call>['body'], 'id'>;

/** Takes a deposit with its receipt: the books have it as owed to the unit, not as income. */
export async function takeDeposit(tx: Db, request: ServiceRequest, draft: Draft): Promise<string> {
  const { propertyId, caller } = request;
  const { unitId, kind: deposit, method, amount, day, payerName, reference } = draft;
  refuseWrongDay(day);
  const unit = await holdUnit(tx, propertyId, unitId);
  const year = buddhistYear(day);
  const [given] = await takeNumbers(tx, { propertyId, kind: 'RC', year });
  if (!given) throw new Problem('FAILED');
  const chequeId = await takeCheque(tx, { ...draft, propertyId });
  const id = uuidv7();
  await tx.insert(receipts).values({
    ...{ id, propertyId, unitId, ...given, year, unitNumber: unit.number, payerName, deposit },
    ...{ method, reference, chequeId, day, amount, vatRate: '0.00', by: caller.fullname },
    createdAt: new Date().toISOString(),
  });
  await post(tx, { propertyId, day }, [
    {
      ...{ what: 'deposit', unitId, paperId: id, number: given.number },
      amounts: [
        moneyAmount({ method, chequeId, amount, place: await moneyPlace(tx, propertyId, method) }),
        ['deposit', -amount],
      ],
    },
  ]);
  await audit(tx, request, {
    ...{ action: 'create', entity: 'receipt', entityId: id, title: given.number },
    changes: { amount: [null, showBaht(amount)], deposit: [null, deposit] },
  });
  return id;
}
