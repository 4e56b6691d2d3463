import texts from '@locales/th/mpay.json';
import type { mpayIssues } from '@/contracts/billing/mpay';
import { showBaht } from '@/contracts/kit/fields/satang';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { Db } from '@/services/kit/database/db';
import { notify } from '@/services/kit/live/notify';
import type { gatewayPayments } from './tables';

type Row = Pick<
  typeof gatewayPayments.$inferSelect,
  'propertyId' | 'unitNumber' | 'amount' | 'gatewayAmount'
>;

/** Tells those who settle payments that one of them waits for a person, in the transaction that finds it. */
export const tellStaff = (
  tx: Db,
  { propertyId, unitNumber, amount, gatewayAmount }: Row,
  issue: (typeof mpayIssues)[number],
) =>
  notify(tx, {
    propertyIds: [propertyId],
    type: notificationTypes.payment,
    title: 'รายการชำระเงินออนไลน์ที่ต้องตรวจ',
    text: `${unitNumber} ${showBaht(gatewayAmount ?? amount)} บาท: ${texts.issues[issue]}`,
    url: '/mpay?issue=open',
    popup: true,
    needs: 'mpay:edit',
  });
