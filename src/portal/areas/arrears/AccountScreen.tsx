import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Panel } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Arrears.module.css';
import { type AccountCall, accountCall } from './pages';
import { UnitAccountPart } from './UnitAccountPart';

/** The whole account of a unit, or of all units that a person owns. */
export function AccountScreen() {
  const { t } = useTranslation('arrears');
  const call = accountCall(useRouter().query);
  return (
    <>
      <p className={styles.back}>
        ← <Link href="/arrears">{t('back')}</Link>
      </p>
      {call ? (
        <Known call={call} />
      ) : (
        <>
          <ScreenHeader title={t('title')} />
          <Panel title={t('missing')}>{t('missingLead')}</Panel>
        </>
      )}
    </>
  );
}

function Known({ call }: { call: AccountCall }) {
  const { t } = useTranslation('arrears');
  const read = useReader(arrearEndpoints.account, call);
  useLive('invoices', read.reload);
  useLive('arrears', read.reload);
  return (
    <>
      {read.answer && read.reading.status !== 'failed' ? (
        <>
          <ScreenHeader title={t('account', { name: read.answer.name })} />
          {read.answer.units.length === 0 && <Panel title={t('noUnits')} />}
          <div className={styles.parts}>
            {read.answer.units.map((account) => (
              <UnitAccountPart key={account.unitId} account={account} reload={read.reload} />
            ))}
          </div>
        </>
      ) : (
        <Awaited read={read} missing={{ title: t('missing'), lead: t('missingLead') }} />
      )}
    </>
  );
}
