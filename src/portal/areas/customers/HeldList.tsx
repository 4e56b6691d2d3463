import { useTranslation } from 'next-i18next/pages';
import { type HeldKind, held } from '@/contracts/data-care/held';
import { type Law, laws } from '@/contracts/data-care/laws';
import { fates } from '@/contracts/data-care/processing';
import { useNames } from '@/portal/kit/text/use-names';
import styles from './HeldList.module.css';

/** What is held of a person, by what erasing does to it; without counts what it does to anybody's. */
export function HeldList({ kinds }: { kinds: readonly { kind: HeldKind; count?: number }[] }) {
  const { t } = useTranslation('customers');
  const name = useNames();
  const lawOf = (kind: HeldKind) => (held[kind] as { law?: Law }).law;
  return (
    <div className={styles.fates}>
      {fates.map((fate) => {
        const of = kinds.filter(({ kind, count }) => held[kind].fate === fate && count !== 0);
        if (of.length === 0) return null;
        return (
          <section key={fate} data-fate={fate}>
            <h3>{t(`fates.${fate}`)}</h3>
            <ul>
              {of.map(({ kind, count }) => {
                const law = fate !== 'erased' && lawOf(kind);
                return (
                  <li key={kind}>
                    {name(held[kind].names)}
                    {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
                    {law && <small>{name(laws[law])}</small>}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
