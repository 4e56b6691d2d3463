import { useTranslation } from 'next-i18next/pages';
import type { HolidayDraft } from '@/contracts/master-data/holiday';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { useAction } from '@/portal/kit/calls/use-action';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';

/** The foot of a dialog that offers days: adds them all at once, or says that there are none to add. */
export function AddDays(props: { days: readonly HolidayDraft[]; onAdded: () => void }) {
  const { days } = props;
  const { t } = useTranslation('holidays');
  const [add, adding] = useAction(holidayEndpoints.addAll, {
    done: ({ added }: { added: number }) => {
      notice.success(t('added', { n: added }));
      props.onAdded();
    },
  });
  return (
    <Button
      look="primary"
      busy={adding}
      disabled={days.length === 0}
      onClick={() => add({ body: { holidays: [...days] } })}
    >
      {t(days.length === 0 ? 'nothingToAdd' : 'addChosen', { n: days.length })}
    </Button>
  );
}
