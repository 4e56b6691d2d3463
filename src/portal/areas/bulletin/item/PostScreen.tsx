import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { postEndpoints } from '@/contracts/bulletin/post';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { itemCall } from '@/portal/areas/bulletin/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Item } from './Item';

/** One post: as residents read it, what was said below it, and what is wrong with it. */
export function PostScreen() {
  const { t } = useTranslation('bulletin');
  const { query } = useRouter();
  const read = useReader(postEndpoints.get, itemCall(query));
  const { answer, reading, reload } = read;
  useLive('bulletin', reload);
  const missing = { title: t('missing'), lead: t('missingLead') };
  return (
    <>
      <p className={styles.back}>
        ← <Link href="/bulletin">{t('back')}</Link>
      </p>
      {answer && reading.status !== 'failed' ? (
        <Item key={answer.id} post={answer} reload={reload} />
      ) : (
        <Awaited read={read} rows={6} missing={missing} />
      )}
    </>
  );
}
