import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oweLetters } from './owe';
import type { Paper } from './owners';
import type { MailedKind } from './tables';

/** Has one paper sent to its unit's owners as staff asked; fails with `LETTER_NOBODY`. */
export async function mailPaper(
  tx: Db,
  { propertyId, caller }: ServiceRequest,
  kind: MailedKind,
  paper: Paper,
): Promise<number> {
  const letters = await oweLetters(tx, {
    ...{ propertyId, kind, papers: [paper], language: 'known', by: caller.fullname },
  });
  if (letters === 0) throw new Problem('LETTER_NOBODY');
  return letters;
}
