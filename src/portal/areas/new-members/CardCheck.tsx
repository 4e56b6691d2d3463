import { useTranslation } from 'next-i18next/pages';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './NewMembers.module.css';

const digits = 13;

/** What the service says of a card's number, as soon as it is whole. */
export function CardCheck({ typed }: { typed: string }) {
  const cardId = thaiDigits(typed).replace(/[\s-]/g, '');
  return cardId.length === digits && /^\d+$/.test(cardId) ? <Checked cardId={cardId} /> : null;
}

function Checked({ cardId }: { cardId: string }) {
  const { t } = useTranslation('new-members');
  const { answer } = useReader(newMemberEndpoints.checkCard, { query: { cardId } });
  if (!answer) return null;
  const { valid, known, waiting } = answer;
  return (
    <p role="status" className={styles.card}>
      {!valid && <Tag tone="failed">{t('cardWrong')}</Tag>}
      {valid && known && (
        <Tag tone="note">
          {t('cardKnown', { name: known.name, units: known.units.join(', ') || '–' })}
        </Tag>
      )}
      {valid && !known && <Tag tone="done">{t('cardFree')}</Tag>}
      {waiting && <Tag tone="needs">{t('cardWaiting')}</Tag>}
    </p>
  );
}
