import { useTranslation } from 'next-i18next/pages';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

/** Those who wait, and what was decided, with how many there are. */
export function MemberTabs({ status }: { status: string }) {
  const { t } = useTranslation('new-members');
  const { answer = [], reload } = useReader(newMemberEndpoints.tabs, {});
  useLive('new-members', reload);
  return (
    <LinkTabs
      label={t('views')}
      current={status}
      tabs={answer.map(({ status: name, count }) => ({
        ...{ name, title: t(`statuses.${name}`), count: count.toLocaleString('en-US') },
        href: { pathname: '/new-members', query: { status: name } },
      }))}
    />
  );
}
