import { useTranslation } from 'next-i18next/pages';
import { type Law, laws } from '@/contracts/data-care/laws';
import { retentionKinds, retentions } from '@/contracts/data-care/retention';
import type { ProcessingRecord } from '@/contracts/master-data/processing';
import { useDates } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';
import styles from './Processing.module.css';

/** What is taken away by itself, after how many days, and what the last night took. */
export function KeptTable({ record: { days, last } }: { record: ProcessingRecord }) {
  const { t } = useTranslation('processing');
  const { moment } = useDates();
  const name = useNames();
  const taken = last?.taken;
  const number = (n: number) => n.toLocaleString('en-US');
  return (
    <>
      <p>{last ? t('lastRun', { at: moment(last.endedAt) }) : t('noRun')}</p>
      <dl className={styles.kinds}>
        {retentionKinds.map((kind) => {
          const { law, ...rest } = retentions[kind] as (typeof retentions)[typeof kind] & {
            law?: Law;
          };
          return (
            <div key={kind}>
              <dt>
                {name(rest.names)}
                <small>
                  {[t('from', { what: name(rest.from) }), law && name(laws[law])]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </dt>
              <dd>
                {t('days', { n: number(days[kind]) })}
                {taken && <small>{t('taken', { n: number(taken[kind] ?? 0) })}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
