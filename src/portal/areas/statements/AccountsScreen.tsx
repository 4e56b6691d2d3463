import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type BankAccount,
  bankAccountColumns,
  bankAccountEndpoints,
} from '@/contracts/billing/statements/bank-account';
import { ActiveFilter } from '@/portal/kit/list/ActiveFilter';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { BackLink } from '@/portal/ui/actions/BackLink';

const AccountForm = dynamic(() => import('./AccountForm').then((m) => m.AccountForm), {
  ssr: false,
});

const nameOf = ({ name }: BankAccount) => name;

/** The property's accounts at banks, whose statements are brought. */
export function AccountsScreen() {
  const { t } = useTranslation('bank-accounts');
  const records = useRecords(bankAccountEndpoints);
  return (
    <>
      <BackLink href="/statements">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="bank-accounts"
        columns={bankAccountColumns}
        nameOf={nameOf}
        Form={AccountForm}
      >
        <ActiveFilter list={records.list} />
      </RecordsScreen>
    </>
  );
}
