import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { unitInvoiceEndpoints as endpoints } from '@/contracts/billing/unit-invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { once } from '@/services/kit/tries/claim-tries';
import { invoiceDetail } from '@/services/master-data/billing/invoices/detail';
import { today } from '@/services/master-data/billing/late/lateness';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { allDays } from './draft';
import { line } from './lines';
import { makeInvoices } from './make-invoices';

type Asked = Omit<z.output<typeof endpoints.issue.call>['body'], 'id'>;

/** Bills one unit today for one thing; what it has paid ahead pays it. */
async function issueOne(tx: Db, request: ServiceRequest, asked: Asked): Promise<string> {
  const { propertyId, caller } = request;
  const { unitId, kind, description, amount: total, dueOn } = asked;
  const day = today();
  if (dueOn < day) throw invalidField('dueOn', 'dueBefore');
  const { number: unitNumber, payerName } = await holdUnit(tx, propertyId, unitId);
  const lines = [line({ kind, description, amount: total })];
  const [made] = await makeInvoices(
    tx,
    {
      ...{ propertyId, period: day.slice(0, 7), issuedOn: day, dueOn },
      ...{ source: 'desk', issueId: null },
    },
    [{ unitId, unitNumber, payerName, ...allDays, lines, total }],
  );
  if (!made) throw new Problem('FAILED');
  await audit(tx, request, {
    ...{ action: 'create', entity: 'invoice', entityId: made.id, title: made.number },
    changes: { total: [null, showBaht(total)], dueOn: [null, dueOn] },
  });
  await spendAdvances(tx, { ...caller, propertyId }, request, [{ unitId, day }]);
  return made.id;
}

/** An invoice for one unit at any time. */
export const unitInvoiceHandlers = (db: NodePgDatabase): Handlers<typeof endpoints> => ({
  issue: async ({ body: { id: tryId, ...sent } }, request) => {
    const id = await db.transaction((tx) =>
      once(tx, endpoints.issue, { request, id: tryId, sent }, () => issueOne(tx, request, sent)),
    );
    for (const feature of ['invoices', 'receipts'] as const) request.changed(feature);
    const mayPeople = request.caller.permissions.has('customers:view');
    return invoiceDetail(db, request.propertyId, id, mayPeople);
  },
});
