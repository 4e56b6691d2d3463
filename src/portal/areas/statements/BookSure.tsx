import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { mostAtOnce, statementEndpoints } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import { bookable, bookingOf } from './booking';
import type { Counts } from './StateTabs';

/** Books all that is sure at one press: asked once, with how many and how much in words. */
export function BookSure(props: {
  counts: Counts;
  place: { accountId?: string; period?: string };
  onBooked: () => void;
}) {
  const { t } = useTranslation('statements');
  const confirm = useConfirm();
  const [done, setDone] = useState<number>();
  const [read, reading] = useAction(statementEndpoints.sure);
  const [book] = useAction(statementEndpoints.book);
  const n = props.counts?.find(({ state }) => state === 'sure')?.count ?? 0;

  async function press() {
    const sure = await read({ query: props.place });
    if (!sure) return;
    const { lines, amount, inWords } = sure;
    if (lines.length === 0) return notice.error(t('sureClosed'));
    const said = { n: lines.length, amount: showBaht(amount), inWords };
    if (!(await confirm({ ask: t('sureAsk', said), yes: t('sureYes', { n: lines.length }) })))
      return;
    const bookings = lines.flatMap((line) => {
      const first = bookable(line) ?? line.candidates[0];
      return first ? [bookingOf(line, first)] : [];
    });
    // Some at a time: the desk takes its turn in between.
    let booked = 0;
    for (let at = 0; at < bookings.length; at += mostAtOnce) {
      setDone(booked);
      const some = bookings.slice(at, at + mostAtOnce);
      const reply = await book({ body: { id: uuidv7(), lines: some } });
      if (!reply) break;
      booked += reply.length;
    }
    setDone(undefined);
    if (booked > 0) notice.success(t('booked', { n: booked }));
    props.onBooked();
  }
  if (n === 0) return null;
  return (
    <Button
      look="primary"
      icon={<Check />}
      busy={reading || done !== undefined}
      onClick={() => void press()}
    >
      {done === undefined ? t('bookSure', { n }) : t('booking', { done, n })}
    </Button>
  );
}
