import type { LineAccount } from '@/contracts/billing/statements/statement';
import { fold } from '@/services/kit/text/search-text';

/** As banks write it; "INT BANKING" and "INT TRF" are ways of sending money. */
const interest = /ดอกเบี้ย|(?<![a-z])(int|interest)(?![a-z])(?!\.?\s*(bank|tr|tfr|net|app))/;
/** Not what a manager of the building is paid. */
const charges =
  /ค่าธรรมเนียม(?!บริหาร|จัดการ|ดูแล)|(?<![a-z])(transfer|trf|service|bank|account|sms|card|cheque) (fee|charge)s?(?![a-z])|^(fee|charge)s?\.?$/;

/** The account that the bank's words of a line speak of; null where they say nothing of it. */
export function saidAccount(line: { amount: number; description: string }): LineAccount | null {
  const text = fold(line.description);
  if (line.amount > 0) return interest.test(text) ? 'interest' : null;
  return charges.test(text) ? 'bankCharges' : null;
}
