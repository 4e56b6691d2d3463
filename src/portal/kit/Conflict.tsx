import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import styles from '@/portal/kit/Conflict.module.css';
import { useErrorText } from '@/portal/kit/use-error-text';
import { Button } from '@/portal/ui/Button';

/** A field as people read it: its label and its value. */
export type ReadableField = readonly [label: string, value: string];

/** Two people changed one record: both sides of each field that differs, and the choice between them. */
export function Conflict(props: {
  error: ApiError;
  mine: readonly ReadableField[];
  /** The same fields as they are stored now. */
  theirs: readonly ReadableField[];
  onMine: () => void;
  onTheirs: () => void;
}) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const section = useRef<HTMLElement>(null);
  // Who presses save at the end of a long form must see it.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' });
  }, []);
  const differing = props.theirs.flatMap(([label, theirs], at) => {
    const mine = props.mine[at]?.[1] ?? '';
    return mine === theirs ? [] : [{ label, theirs, mine }];
  });
  return (
    <section ref={section} className={styles.conflict} role="alert">
      <h2>{t('form.stale')}</h2>
      <p>{errorText(props.error)}</p>
      <dl>
        {differing.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {t('conflict.theirs')} <b>{theirs || '–'}</b>
            </dd>
            <dd>
              {t('conflict.mine')} <b>{mine || '–'}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        <Button look="primary" onClick={props.onTheirs}>
          {t('form.theirs')}
        </Button>
        <Button onClick={props.onMine}>{t('conflict.keep')}</Button>
      </div>
    </section>
  );
}
