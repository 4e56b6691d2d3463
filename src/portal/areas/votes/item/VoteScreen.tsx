import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { voteEndpoints } from '@/contracts/master-data/vote';
import { voteCall } from '@/portal/areas/votes/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Item } from './Item';
import styles from './Item.module.css';

/** One vote: its desk while it is open, its result, and the roll that proves it. */
export function VoteScreen() {
  const { t } = useTranslation('votes');
  const { query } = useRouter();
  const read = useReader(voteEndpoints.get, voteCall(query));
  const { answer, reading, reload } = read;
  useLive('votes', reload);
  const missing = { title: t('missing'), lead: t('missingLead') };
  return (
    <>
      <p className={styles.back}>
        ← <Link href="/votes">{t('back')}</Link>
      </p>
      {answer && reading.status !== 'failed' ? (
        <Item key={answer.id} vote={answer} reload={reload} />
      ) : (
        <Awaited read={read} rows={6} missing={missing} />
      )}
    </>
  );
}
