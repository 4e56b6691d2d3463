import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { suggestionEndpoints } from '@/contracts/master-data/suggestion';
import { itemCall } from '@/portal/areas/suggestions/pages';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Item } from './Item';
import styles from './Item.module.css';

/** One suggestion: what it is, what was said of it, and what can be done about it now. */
export function SuggestionScreen() {
  const { t } = useTranslation('suggestions');
  const { query } = useRouter();
  const read = useReader(suggestionEndpoints.get, itemCall(query));
  const { answer, reading, reload } = read;
  useLive('suggestions', reload);
  const missing = { title: t('missing'), lead: t('missingLead') };
  return (
    <>
      <p className={styles.back}>
        ← <Link href="/suggestion">{t('back')}</Link>
      </p>
      {answer && reading.status !== 'failed' ? (
        <Item key={answer.id} suggestion={answer} reload={reload} />
      ) : (
        <Awaited read={read} rows={6} missing={missing} />
      )}
    </>
  );
}
