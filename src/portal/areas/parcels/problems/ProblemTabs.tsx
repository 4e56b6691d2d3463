import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { problemKinds } from '@/contracts/parcel/states';
import { parcelTabs } from '@/portal/areas/parcels/readers';
import { useLive } from '@/portal/kit/live';
import { useReader } from '@/portal/kit/use-reader';
import styles from './Problems.module.css';
import { type ProblemQuery, problemCounts } from './readers';

/** What needs somebody, by why, each with how many. */
export function ProblemTabs({ query }: { query: ProblemQuery }) {
  const { t } = useTranslation('parcel-problems');
  const kinds = useReader(problemCounts, {});
  useLive('parcels', kinds.reload);
  const tabs = useReader(parcelTabs, {});
  useLive('parcels', tabs.reload);
  const ofStatus = (wanted: string) =>
    tabs.answer?.statuses.find(({ status }) => status === wanted)?.count;

  const tab = (name: string, search: Record<string, string>, count: number | undefined) => {
    const [key = 'status', value = 'problem'] = Object.entries(search)[0] ?? [];
    const asked = String(query[key as keyof ProblemQuery] ?? '');
    const current = asked === value && (key !== 'status' || !query.problem);
    return (
      <Link
        key={name}
        href={{ pathname: '/parcels/problems', query: search }}
        shallow
        aria-current={current ? 'page' : undefined}
      >
        {t(`tabs.${name}`)} <span>{count?.toLocaleString('en-US')}</span>
      </Link>
    );
  };
  return (
    <nav className={styles.tabs} aria-label={t('title')}>
      {tab('all', {}, ofStatus('problem'))}
      {problemKinds.map((kind) =>
        tab(kind, { problem: kind }, kinds.answer?.find((one) => one.problem === kind)?.count),
      )}
      {tab('overdue', { overdue: 'true' }, tabs.answer?.overdue)}
      {tab('returned', { status: 'returned' }, ofStatus('returned'))}
    </nav>
  );
}
