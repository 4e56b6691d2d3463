import { useTranslation } from 'next-i18next/pages';
import { laws } from '@/contracts/data-care/laws';
import type { Processing } from '@/contracts/data-care/processing';
import { bases, receivers, spans } from '@/contracts/data-care/processing-words';
import { type KeptDays, retentions } from '@/contracts/data-care/retention';
import { useNames } from '@/portal/kit/text/use-names';
import styles from './Processing.module.css';

/** One use of people's data, by what section 39 asks of it. */
export function Use({ use, days }: { use: Processing; days: KeptDays }) {
  const { t } = useTranslation('processing');
  const name = useNames();
  const { kept, law } = use;
  const isSpan = (what: typeof kept): what is keyof typeof spans => what in spans;
  const howLong = isSpan(kept)
    ? name(spans[kept])
    : t('daysAfter', {
        n: days[kept].toLocaleString('en-US'),
        what: name(retentions[kept].names),
        from: name(retentions[kept].from),
      });
  const facts = [
    [t('data'), name(use.data)],
    [t('purpose'), name(use.purpose)],
    [t('basis'), name(bases[use.basis])],
    [t('kept'), [howLong, law && name(laws[law])].filter(Boolean).join(' · ')],
    [t('receivers'), use.receivers.map((one) => name(receivers[one])).join(', ')],
  ] as const;
  return (
    <section className={styles.use}>
      <h3>{name(use.names)}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
