import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { ActionLink } from '@/portal/ui/actions/Action';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import styles from './Arrears.module.css';
import { type AccountCall, accountCall } from './pages';
import { UnitAccountPart } from './UnitAccountPart';

/** The whole account of a unit, or of all units that a person owns. */
export function AccountScreen() {
  const { t } = useTranslation('arrears');
  const call = accountCall(useRouter().query);
  if (call) return <Known call={call} />;
  return (
    <>
      <BackLink href="/arrears">{t('title')}</BackLink>
      <ScreenHeader title={t('title')} />
      <Panel
        title={t('missing')}
        actions={
          <ActionLink look="primary" href="/arrears">
            {t('title')}
          </ActionLink>
        }
      >
        {t('missingLead')}
      </Panel>
    </>
  );
}

function Known({ call }: { call: AccountCall }) {
  const { t } = useTranslation('arrears');
  const read = useReader(arrearEndpoints.account, call);
  useLive('invoices', read.reload);
  useLive('arrears', read.reload);
  return (
    <RecordPage read={read} list="/arrears" texts="arrears">
      {({ name, units }) => (
        <>
          <ScreenHeader title={t('account', { name })} />
          {units.length === 0 && <Panel title={t('noUnits')} />}
          <div className={styles.parts}>
            {units.map((account) => (
              <UnitAccountPart key={account.unitId} account={account} reload={read.reload} />
            ))}
          </div>
        </>
      )}
    </RecordPage>
  );
}
