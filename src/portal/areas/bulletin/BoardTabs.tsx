import { useTranslation } from 'next-i18next/pages';
import { boardEndpoints } from '@/contracts/bulletin/post';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

/** All posts, those that residents do not see, and those that wait for a decision. */
export function BoardTabs(props: {
  query: { active?: boolean | undefined; reported?: boolean | undefined };
}) {
  const { t } = useTranslation('bulletin');
  const { answer, reload } = useReader(boardEndpoints.tabs, {});
  useLive('bulletin', reload);
  const { active: _, reported: __, page: ___, ...kept } = useAddress().query;
  const tab = (name: 'all' | 'reported' | 'hidden', search: Record<string, string>) => ({
    ...{ name, title: t(`tabs.${name}`), count: String(answer?.[name] ?? 0) },
    href: { pathname: '/bulletin', query: { ...kept, ...search } },
  });
  const { reported, active } = props.query;
  return (
    <LinkTabs
      label={t('views')}
      current={reported ? 'reported' : active === false ? 'hidden' : 'all'}
      tabs={[tab('all', {}), tab('reported', { reported: '1' }), tab('hidden', { active: '0' })]}
    />
  );
}
