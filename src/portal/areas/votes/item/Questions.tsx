import { useTranslation } from 'next-i18next/pages';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';
import { Section } from '@/portal/ui/layout/Section';
import { Unbroken } from '@/portal/ui/words/Unbroken';
import styles from './Item.module.css';

/** What will be asked, as long as nothing is counted. */
export function Questions({ vote }: { vote: VoteDetail }) {
  const { t } = useTranslation('votes');
  return (
    <Section title={t('questions')}>
      <ol className={styles.list}>
        {vote.questions.map(({ title, kind, matter, options }) => (
          <li key={title}>
            <Unbroken>{title}</Unbroken>
            <div className={styles.soft}>
              {kind === 'resolution' ? t('kinds.resolution') : options.join(' / ')}
              {` · ${t(`matters.${matter}`)}`}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
