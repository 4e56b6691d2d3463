import { Phone } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { appUserEndpoints, appUserMeanings } from '@/contracts/master-data/residents/app-user';
import type { Customer } from '@/contracts/master-data/residents/customer';
import type { Occupancy } from '@/contracts/master-data/residents/occupancy';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { InviteButton } from '@/portal/pickers/people/InviteButton';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Hero } from '@/portal/ui/layout/Hero';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Customers.module.css';
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
          {person.phone && (
            <>
              {first && ' · '}
              <a href={`tel:${person.phone}`}>{showPhone(person.phone)}</a>
            </>
          )}
        </>
      }
    >
      {can('arrears:view') && (
        <ActionLink href={`/arrears/account?customerId=${person.id}`}>{t('account')}</ActionLink>
      )}
      {/* A desk dials nothing. */}
      {person.phone && (
        <span className={styles.call}>
          <ActionLink href={`tel:${person.phone}`} icon={<Phone />}>
            {showPhone(person.phone)}
          </ActionLink>
        </span>
      )}
      {can('users:view') && <Invite person={person} />}
    </Hero>
  );
}

/** Who has not the app yet is invited; the code that is shown then stays until it is closed. */
function Invite({ person }: { person: Customer }) {
  const { answer, reload } = useReader(appUserEndpoints.list, personApp(useRouter().query));
  const offered = useRef(false);
  const isNew = answer?.rows.length === 0;
  if (isNew) offered.current = true;
  if (!offered.current) return null;
  return (
    <InviteButton
      look={isNew ? 'primary' : 'plain'}
      {...(!isNew && { again: true })}
      customerId={person.id}
      name={person.name}
      onInvited={reload}
    />
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
