import { useTranslation } from 'next-i18next/pages';
import { laws } from '@/contracts/data-care/laws';
import { fates, type Held } from '@/contracts/data-care/processing';
import { useNames } from '@/portal/kit/text/use-names';
import styles from './HeldList.module.css';

/** What is held of people, by kinds. */
export type HeldKinds<Kind extends string> = Readonly<Record<Kind, Held>>;

/** What is held of a person, by what erasing does to it; without counts what it does to anybody's. */
export function HeldList<Kind extends string>({
  held,
  kinds,
}: {
  held: HeldKinds<Kind>;
  kinds: readonly { kind: Kind; count?: number }[];
}) {
  const { t } = useTranslation('personal');
  const name = useNames();
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
                const { names, law } = held[kind];
                return (
                  <li key={kind}>
                    {name(names)}
                    {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
                    {fate !== 'erased' && law && <small>{name(laws[law])}</small>}
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
