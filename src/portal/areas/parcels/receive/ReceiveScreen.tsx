import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { DropBar } from '@/portal/areas/parcels/drops/DropBar';
import { useDrops } from '@/portal/areas/parcels/drops/use-drops';
import { OutboxList } from '@/portal/areas/parcels/outbox/OutboxList';
import { useReceived } from '@/portal/areas/parcels/outbox/received';
import { useOutbox } from '@/portal/areas/parcels/outbox/use-outbox';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { ReceivedList } from './ReceivedList';
import { ReceiveForm } from './ReceiveForm';
import styles from './ReceiveScreen.module.css';
import { useFieldFocus } from './use-field-focus';

/** The counter's intake: the courier's drop, the form, and beside it what was received. */
export function ReceiveScreen() {
  const { t } = useTranslation('parcels');
  const outbox = useOutbox();
  const { received } = useReceived();
  const drops = useDrops(received.length);
  const fields = useFieldFocus();
  const [wanted, setWanted] = useState<string>();
  const [latest] = received;
  const unsent = outbox.waiting.filter(({ draft }) => draft.dropId === drops.drop?.id).length;
  return (
    <>
      <ScreenHeader title={t('receive')} />
      <DropBar
        drops={drops}
        unsent={drops.drop ? unsent : 0}
        onDone={() => fields.focus('unitId')}
      />
      <OutboxList
        waiting={outbox.waiting}
        refused={outbox.refused}
        others={outbox.others}
        onCorrect={({ id }) => setWanted(id)}
        onRetry={(entry) => void outbox.retry(entry)}
        onDrop={({ id }) => void outbox.drop(id)}
      />
      <div className={desk.desk}>
        <div>
          <ReceiveForm
            fields={fields}
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
