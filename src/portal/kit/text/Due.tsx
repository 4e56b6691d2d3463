import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/portal/ui/words/Tag';
import { useDates } from './dates';

const sizes = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };
/** So near that one thinks in hours. */
const near = 2 * sizes.days;

function unitOf(away: number) {
  if (away < sizes.hours) return 'minutes';
  return away < near ? 'hours' : 'days';
}

/** By when something is to be done, said in time: `เลย 7 วัน`, `อีก 4 ชม.`, `อีก 20 นาที`. */
export function Due({ at, late }: { at: string; late: boolean }) {
  const { t } = useTranslation('common');
  const { moment } = useDates();
  const away = Math.abs(Date.parse(at) - Date.now());
  const unit = unitOf(away);
  const n = Math.max(1, Math.round(away / sizes[unit]));
  const said = t(`due.${late ? 'late' : 'left'}.${unit}`, { n });
  return (
    // The server's clock and the browser's may stand at two sides of an hour.
    <span title={moment(at)} suppressHydrationWarning>
      {late ? <Tag tone="failed">{said}</Tag> : said}
    </span>
  );
}
