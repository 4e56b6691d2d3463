import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Arrear,
  arrearColumns,
  arrearEndpoints,
  debtStages,
} from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { WriteLetter } from './WriteLetter';

const { list, download } = arrearEndpoints;
const calls = { list, download };
/** Units that owe what is late, who owes longest first, and the letter that each has come to. */
export function ArrearsScreen() {
  const { t } = useTranslation('arrears');
  const can = usePermission();
  const records = useRecords(calls);
  const renders = useMemo(
    () => ({
      unitNumber: ({ id, unitNumber }: Arrear) => (
        <RowLink href={`/arrears/account?unitId=${id}`}>
          <b>{unitNumber}</b>
        </RowLink>
      ),
      invoices: ({ id, invoices }: Arrear) => (
        <RowLink href={`/invoices?unitId=${id}&state=late`}>{invoices}</RowLink>
      ),
      owed: ({ id, owed, advance }: Arrear) => (
        <>
          <RowLink href={`/invoices?unitId=${id}&state=late`}>{showBaht(owed)}</RowLink>
          {advance > 0 && <small>{t('hasAdvance', { amount: showBaht(advance) })}</small>}
        </>
      ),
      payerName: ({ payerName }: Arrear) => <Name>{payerName}</Name>,
      dueLetter: ({ dueLetter }: Arrear) =>
        dueLetter ? <Tag tone="warn">{t(`stages.${dueLetter}`)}</Tag> : '–',
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
      actions={
        can('arrears:create')
          ? ({ id, unitNumber, dueLetter }) =>
              dueLetter && (
                <WriteLetter
                  unit={{ id, number: unitNumber }}
                  stage={dueLetter}
                  onDone={records.list.reload}
                >
                  {t('write')}
                </WriteLetter>
              )
          : undefined
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
