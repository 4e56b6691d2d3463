import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import type { Customer } from '@/contracts/master-data/residents/customer';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { InviteButton } from '@/portal/pickers/people/InviteButton';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Customers.module.css';
import { personApp } from './pages';

/** Whether somebody has the residents' app, since when, and the way to invite them. */
export function AppUse({ person }: { person: Customer }) {
  const { t } = useTranslation('users');
  const { moment } = useDates();
  const read = useLiveReader(appUserEndpoints.list, personApp(useRouter().query));
  const { answer, reload } = read;
  const [user] = answer?.rows ?? [];
  const at = (instant: string | null | undefined) => instant && moment(instant);
  return (
    <Section title={t('app')}>
      {!answer && <Awaited read={read} rows={2} />}
      {answer && (
        <FactList
          facts={[
            [t('state'), user ? t(`states.${user.state}`) : t('noApp')],
            [t('invitedAt'), at(user?.invitedAt)],
            [t('joinedAt'), at(user?.joinedAt)],
            [t('lastSeenAt'), at(user?.lastSeenAt)],
          ]}
        />
      )}
      {user && user.state !== 'suspended' && (
        <div className={styles.actions}>
          <InviteButton customerId={person.id} name={person.name} again onInvited={reload} />
        </div>
      )}
    </Section>
  );
}
