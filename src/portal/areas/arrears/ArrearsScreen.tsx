import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Arrear,
  arrearColumns,
  arrearEndpoints,
  debtStages,
} from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { Name } from '@/portal/ui/words/Name';
import { WriteLetter } from './WriteLetter';

const { list, download } = arrearEndpoints;
const calls = { list, download };
const hrefOf = ({ id }: Arrear) => `/arrears/account?unitId=${id}`;

/** Units that owe what is late, who owes longest first, and the letter that each has come to. */
export function ArrearsScreen() {
  const { t } = useTranslation('arrears');
  const can = usePermission();
  const records = useRecords(calls);
  const renders = useMemo(
    () => ({
      invoices: ({ id, invoices }: Arrear) => (
        <RowLink href={`/invoices?unitId=${id}&state=late`}>{invoices}</RowLink>
      ),
      owed: ({ id, owed }: Arrear) => (
        <RowLink href={`/invoices?unitId=${id}&state=late`}>{showBaht(owed)}</RowLink>
      ),
      payerName: ({ payerName, advance }: Arrear) => (
        <>
          <Name>{payerName}</Name>
          {advance > 0 && <small>{t('hasAdvance', { amount: showBaht(advance) })}</small>}
        </>
      ),
      daysLate: ({ daysLate }: Arrear) => t('days', { n: daysLate }),
    }),
    [t],
  );
  return (
    <RecordsScreen
      records={records}
      texts="arrears"
      columns={arrearColumns}
      renders={renders}
      nameOf={({ unitNumber }) => unitNumber}
      hrefOf={hrefOf}
      verb={({ id, unitNumber, dueLetter }) =>
        dueLetter &&
        can('arrears:create') && (
          <WriteLetter
            unit={{ id, number: unitNumber }}
            stage={dueLetter}
            onDone={records.list.reload}
          >
            {t('write')}
          </WriteLetter>
        )
      }
    >
      <FilterSelect
        list={records.list}
        name="due"
        label={t('dueLetter')}
        options={debtStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
    </RecordsScreen>
  );
}
