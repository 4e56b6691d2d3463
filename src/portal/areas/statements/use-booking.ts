import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import {
  type Candidate,
  type StatementLine,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { useAction } from '@/portal/kit/calls/use-action';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useTries } from '@/portal/kit/calls/use-tries';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { notice } from '@/portal/kit/page/notice';
import { bookingOf } from './booking';

export type Chosen = readonly (readonly [StatementLine, Candidate])[];

/** Books lines, all or none, and asks where a receipt like one of them was given; the same press again is the same. */
export function useBooking(onBooked: (lines: readonly StatementLine[]) => void) {
  const { t } = useTranslation('statements');
  const confirm = useConfirm();
  const errorText = useErrorText();
  // Pressed again after a lost answer, it is the same booking.
  const tryOf = useTries();
  const alike = useRef<ApiError>(undefined);
  const [send, booking] = useAction(statementEndpoints.book, {
    done: (lines) => {
      notice.success(t('booked', { n: lines.length }));
      onBooked(lines);
    },
    onRefused: (error) => {
      alike.current = error.code === 'PAYMENT_ALIKE' ? error : undefined;
      return alike.current !== undefined;
    },
  });

  async function book(chosen: Chosen): Promise<boolean> {
    const plain = chosen.map(([line, one]) => bookingOf(line, one));
    const call = (more: object) => {
      const lines = plain.map((one) => ({ ...one, ...more }));
      const id = tryOf(lines);
      return { body: { id, lines } };
    };
    alike.current = undefined;
    if (await send(call({}))) return true;
    const refused = alike.current as ApiError | undefined;
    if (!refused) return false;
    const ask = `${errorText(refused)}\n\n${t('alikeAsk')}`;
    if (!(await confirm({ ask, yes: t('isAnother') }))) return false;
    return Boolean(await send(call({ isAnother: true })));
  }
  return [book, booking] as const;
}
