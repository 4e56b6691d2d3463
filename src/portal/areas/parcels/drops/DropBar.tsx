import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Select } from '@/portal/ui/fields/fields';
import styles from './Drop.module.css';
import { DropForm } from './DropForm';
import { DropTally } from './DropTally';
import type { useDrops } from './use-drops';

/** A courier's visit: declared, tallied while parcels are scanned, and closed with a slip to sign. */
export function DropBar({
  drops,
  onDone,
}: {
  drops: ReturnType<typeof useDrops>;
  /** Parcels can be scanned on: what had the focus here is gone. */
  onDone: () => void;
}) {
  const { t } = useTranslation(['parcels', 'common']);
  const [starting, setStarting] = useState(false);
  const { drop, open, slip } = drops;
  if (starting) {
    return (
      <section className={styles.drop}>
        <DropForm
          onStart={(begun, opened) => {
            drops.start(begun, opened);
            onDone();
          }}
          onOpened={() => setStarting(false)}
          onCancel={() => {
            setStarting(false);
            onDone();
          }}
        />
      </section>
    );
  }
  return (
    <section className={styles.drop} aria-label={t('drop.title')}>
      {slip && (
        <p role="status" className={styles.slip}>
          <b>{t('drop.closed', { carrier: t(`carriers.${slip.carrier}`) })}</b>{' '}
          {t('drop.result', { received: slip.received, declared: slip.declared })}
          {slip.missing > 0 && (
            <b className={styles.missing}> {t('drop.missing', { n: slip.missing })}</b>
          )}
          {slip.extra > 0 && <b className={styles.extra}> {t('drop.extra', { n: slip.extra })}</b>}
          <ActionLink
            size="small"
            href={`/parcels/slip?id=${slip.id}`}
            target="_blank"
            prefetch={false}
          >
            {t('drop.print')}
          </ActionLink>
        </p>
      )}
      {drop ? (
        <DropTally
          drop={drop}
          scanned={drops.scanned}
          unsent={drops.unsent}
          closing={drops.closing}
          onClose={() => {
            drops.close(drop.id);
            onDone();
          }}
        />
      ) : (
        !slip && <span className={styles.lead}>{t('drop.lead')}</span>
      )}
      <span className={styles.actions}>
        {open.length > 0 && (
          <Select
            aria-label={t('drop.choose')}
            value={drop?.id ?? ''}
            onChange={(event) => drops.choose(event.target.value || null)}
          >
            {open.map(({ id, carrier, declared }) => (
              <option key={id} value={id}>
                {t('drop.name', { carrier: t(`carriers.${carrier}`), n: declared })}
              </option>
            ))}
            <option value="">{t('drop.none')}</option>
          </Select>
        )}
        <Button size="small" onClick={() => setStarting(true)}>
          {t('drop.start')}
        </Button>
      </span>
    </section>
  );
}
