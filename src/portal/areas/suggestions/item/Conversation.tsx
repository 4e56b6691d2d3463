import { EyeOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SuggestionMessage } from '@/contracts/master-data/suggestions/suggestion';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { Composer } from './Composer';
import styles from './Item.module.css';
import type { ItemProps } from './item-props';
import { Photos } from './Photos';

/** What was said with the resident, and apart from it what only the staff read. */
export function Conversation({ suggestion, reload }: ItemProps) {
  const { t } = useTranslation('suggestions');
  const can = usePermission();
  const { id, messages, status, detail, photos, residentName, createdAt } = suggestion;
  const mayWrite = status !== 'merged' && (can('suggestions:edit') || can('suggestions:approve'));
  const by = residentName || t('resident');
  const first = { id, kind: 'asked' as const, text: detail, photos, by, at: createdAt };
  const told = detail || photos.length > 0 ? [first] : [];
  const said = messages.filter(({ kind }) => kind !== 'note');
  const notes = messages.filter(({ kind }) => kind === 'note');
  return (
    <>
      <Section title={t('said')}>
        <Messages messages={[...told, ...said]} none={t('saidEmpty')} />
        {mayWrite && <Composer id={id} kinds={['reply', 'resident']} onSaid={reload} />}
      </Section>
      <Section
        tone="inner"
        title={t('notes')}
        more={
          <span className={styles.inner}>
            <EyeOff aria-hidden="true" />
            {t('notesLead')}
          </span>
        }
      >
        <Messages messages={notes} none={t('notesEmpty')} />
        {mayWrite && <Composer id={id} kinds={['note']} onSaid={reload} />}
      </Section>
    </>
  );
}

/** What was said, and what began it. */
type Said = Omit<SuggestionMessage, 'kind'> & { kind: SuggestionMessage['kind'] | 'asked' };

function Messages({ messages, none }: { messages: Said[]; none: string }) {
  const { t } = useTranslation('suggestions');
  const { moment } = useDates();
  if (messages.length === 0) return <p className={styles.soft}>{none}</p>;
  const author = ({ kind, by }: Said) =>
    kind === 'note' || kind === 'asked' ? by : t(`${kind}By`, { by });
  return (
    <ol className={styles.messages}>
      {messages.map((one) => (
        <li key={one.id} data-kind={one.kind}>
          <p className={styles.soft}>
            <b>{author(one)}</b> <time dateTime={one.at}>{moment(one.at)}</time>
          </p>
          {one.text && <p className={styles.text}>{one.text}</p>}
          {one.photos.length > 0 && <Photos ids={one.photos} />}
        </li>
      ))}
    </ol>
  );
}
