import { Phone } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { appUserEndpoints, appUserMeanings } from '@/contracts/master-data/residents/app-user';
import type { Customer } from '@/contracts/master-data/residents/customer';
import type { Occupancy } from '@/contracts/master-data/residents/occupancy';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Hero } from '@/portal/ui/layout/Hero';
import { Tag } from '@/portal/ui/words/Tag';
import { personApp } from './pages';

/** Where somebody lives today and as what, whether the app reaches them, and the way to call them. */
export function PersonHero(props: {
  person: Customer;
  /** Not known yet where left out. */
  stays: Occupancy[] | undefined;
}) {
  const { person, stays } = props;
  const { t } = useTranslation(['customers', 'residents']);
  const can = usePermission();
  const { date } = useDates();
  const today = bangkokDay(Date.now());
  const now = (stays ?? []).filter(
    ({ movedIn, movedOut }) => movedIn <= today && (!movedOut || movedOut >= today),
  );
  const [first, ...others] = now;
  const as = (stay: Occupancy) => t(`residents:relations.${stay.relation}`);
  return (
    <Hero
      state={can('users:view') && <AppState />}
      figure={first ? first.unitNumber : stays ? t('noUnit') : '…'}
      unit={first && as(first)}
      next={
        <>
          {first && t('since', { at: date(first.movedIn) })}
          {others.map((stay) => ` · ${stay.unitNumber} ${as(stay)}`)}
        </>
      }
    >
      {can('arrears:view') && (
        <ActionLink href={`/arrears/account?customerId=${person.id}`}>{t('account')}</ActionLink>
      )}
      {person.phone && (
        <ActionLink look="primary" href={`tel:${person.phone}`} icon={<Phone />}>
          {showPhone(person.phone)}
        </ActionLink>
      )}
    </Hero>
  );
}

function AppState() {
  const { t } = useTranslation('users');
  const { answer } = useReader(appUserEndpoints.list, personApp(useRouter().query));
  if (!answer) return <Tag big>…</Tag>;
  const [user] = answer.rows;
  return (
    <Tag big tone={user ? appUserMeanings[user.state] : 'off'}>
      {t('app')} · {t(user ? `states.${user.state}` : 'noApp')}
    </Tag>
  );
}
