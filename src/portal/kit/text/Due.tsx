import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/portal/ui/words/Tag';
import { useDates } from './dates';

const [hour, day] = [3_600_000, 86_400_000];
/** So near that one thinks in hours. */
const near = 2 * day;

/** By when something is to be done, said in time: `เลย 7 วัน`, `อีก 4 ชม.`; `over` where nobody waits for it any more. */
export function Due({ at, late, over }: { at: string; late: boolean; over?: boolean }) {
  const { t } = useTranslation('common');
  const { moment, when } = useDates();
  const away = Math.abs(Date.parse(at) - Date.now());
  const unit = away < near ? 'hours' : 'days';
  const n = Math.max(1, Math.round(away / (unit === 'hours' ? hour : day)));
  const said = t(`due.${late ? 'late' : 'left'}.${unit}`, { n });
  return (
    // The server's clock and the browser's may stand at two sides of an hour.
    <span title={moment(at)} suppressHydrationWarning>
      {over && when(at)}
      {!over && (late ? <Tag tone="failed">{said}</Tag> : said)}
    </span>
  );
}
