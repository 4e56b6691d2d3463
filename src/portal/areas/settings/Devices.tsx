import { useTranslation } from 'next-i18next/pages';
import type { SignedInDevice } from '@/contracts/auth/account';
import { accountEndpoints } from '@/contracts/auth/account';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Settings.module.css';

/** Where the account is signed in, and the way to sign out there. */
export function Devices() {
  const { t } = useTranslation(['settings', 'common']);
  const { moment } = useDates();
  const confirm = useConfirm();
  const read = useReader(accountEndpoints.devices, {});
  const { answer, reload } = read;
  const [signOut, running] = useAction(accountEndpoints.signOutDevice, {
    done: () => {
      notice.success(t('devices.signedOut'));
      reload();
    },
  });

  const nameOf = ({ browser, system }: SignedInDevice) =>
    browser && system ? t('devices.on', { browser, system }) : (browser ?? system);
  const ask = async (row: SignedInDevice) => {
    const device = nameOf(row) ?? t('devices.unknown');
    const question = {
      ask: t('devices.confirm', { device }),
      yes: t('devices.signOut'),
      danger: true,
    };
    if (await confirm(question)) void signOut({ body: { id: row.id } });
  };

  return (
    <section className={styles.devices} aria-labelledby="settings-devices">
      <h2 id="settings-devices">{t('devices.title')}</h2>
      {answer && (
        <DataTable
          label={t('devices.title')}
          rows={answer}
          columns={[
            {
              key: 'device',
              title: t('devices.device'),
              render: (row) => (
                <span className={styles.device}>
                  <b>{nameOf(row) ?? t('devices.unknown')}</b>
                  {row.current && <Tag tone="good">{t('devices.current')}</Tag>}
                </span>
              ),
            },
            { key: 'ip', title: t('devices.ip'), render: (row) => row.ip },
            {
              key: 'signedInAt',
              title: t('devices.signedInAt'),
              render: (row) => moment(row.signedInAt),
            },
            {
              key: 'lastUsedAt',
              title: t('devices.lastUsedAt'),
              render: (row) => moment(row.lastUsedAt),
            },
            {
              key: 'actions',
              shown: answer.some(({ current }) => !current),
              title: t('common:list.actions'),
              align: 'end',
              render: (row) =>
                !row.current && (
                  <Button look="link" tone="bad" disabled={running} onClick={() => ask(row)}>
                    {t('devices.signOut')}{' '}
                    <span className="visually-hidden">{nameOf(row) ?? t('devices.unknown')}</span>
                  </Button>
                ),
            },
          ]}
        />
      )}
      {!answer && <Awaited read={read} rows={2} />}
    </section>
  );
}
