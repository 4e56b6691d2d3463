import { useTranslation } from 'next-i18next/pages';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { DropBar } from '@/portal/areas/parcels/drops/DropBar';
import { useDrops } from '@/portal/areas/parcels/drops/use-drops';
import { OutboxList } from '@/portal/areas/parcels/outbox/OutboxList';
import { useReceived } from '@/portal/areas/parcels/outbox/received';
import { useOutbox } from '@/portal/areas/parcels/outbox/use-outbox';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { ReceivedList } from './ReceivedList';
import { ReceiveForm } from './ReceiveForm';
import styles from './ReceiveScreen.module.css';
import { useReceiving } from './use-receiving';
import { useRefusalAlarm } from './use-refusal-alarm';

/** The counter's intake: the courier's drop, the form, and beside it what was received. */
export function ReceiveScreen() {
  const { t } = useTranslation('parcels');
  const outbox = useOutbox();
  const { received } = useReceived();
  const drops = useDrops(outbox, received);
  const form = useReceiving({
    drop: drops.drop,
    dropId: drops.dropId,
    add: (entry) => outbox.add(entry, drops.opening()),
    outbox,
  });
  useRefusalAlarm(outbox.refused);
  const [latest] = received;
  const sending = outbox.waiting.length;
  return (
    <>
      <ScreenHeader title={t('receive')} />
      <DropBar drops={drops} onDone={() => form.focus('unitId')} />
      <OutboxList
        waiting={outbox.waiting}
        refused={outbox.refused}
        others={outbox.others}
        onCorrect={form.correct}
        onRetry={(entry) => void outbox.retry(entry)}
        onDrop={({ id }) => void outbox.drop(id)}
      />
      <div className={desk.desk}>
        <div>
          <ReceiveForm form={form} />
          <output className={styles.stored} data-sending={sending > 0 || undefined}>
            {sending > 0
              ? t('intake.sending', { n: sending })
              : latest && t('intake.saved', { code: latest.docCode, unit: latest.unitNumber })}
          </output>
        </div>
        <ReceivedList />
      </div>
    </>
  );
}
