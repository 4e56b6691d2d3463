import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Counter.module.css';
import { DropBar } from './DropBar';
import { OutboxList } from './OutboxList';
import { ReceivedList } from './ReceivedList';
import { ReceiveForm } from './ReceiveForm';
import { useReceived } from './received';
import { useDrops } from './use-drops';
import { useOutbox } from './use-outbox';

/** The counter's intake: the courier's drop, the form, and beside it what was received. */
export function ReceiveScreen() {
  const { t } = useTranslation('parcels');
  const outbox = useOutbox();
  const { received } = useReceived();
  const drops = useDrops(received.length);
  const [wanted, setWanted] = useState<string>();
  const [latest] = received;
  const unsent = outbox.waiting.filter(({ draft }) => draft.dropId === drops.drop?.id).length;
  return (
    <>
      <ScreenHeader title={t('receive')} />
      <DropBar drops={drops} unsent={drops.drop ? unsent : 0} />
      <OutboxList
        waiting={outbox.waiting}
        refused={outbox.refused}
        others={outbox.others}
        onCorrect={({ id }) => setWanted(id)}
        onDrop={({ id }) => void outbox.drop(id)}
      />
      <div className={styles.counter}>
        <div>
          <ReceiveForm
            drop={drops.drop}
            add={outbox.add}
            wanted={outbox.refused.find(({ id }) => id === wanted)}
            onTaken={({ id }) => {
              setWanted(undefined);
              void outbox.drop(id);
            }}
          />
          <output className={styles.stored}>
            {latest && t('intake.saved', { code: latest.docCode, unit: latest.unitNumber })}
          </output>
        </div>
        <ReceivedList />
      </div>
    </>
  );
}
