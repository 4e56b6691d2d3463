import { Mails } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import {
  type Arrear,
  arrearColumns,
  arrearEndpoints,
  debtStages,
} from '@/contracts/billing/arrears';
import { mostLetters } from '@/contracts/billing/arrears-letters';
import { showBaht } from '@/contracts/kit/fields/satang';
import { ChosenBar } from '@/portal/kit/list/ChosenBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { useChosenRows } from '@/portal/kit/list/use-chosen-rows';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { OwedSums } from '@/portal/pickers/billing/OwedSums';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import { WriteLetter } from './WriteLetter';

const WriteMany = dynamic(() => import('./letters/WriteMany').then((m) => m.WriteMany), {
  ssr: false,
});

const { list, download } = arrearEndpoints;
const calls = { list, download };
const hrefOf = ({ id }: Arrear) => `/arrears/account?unitId=${id}`;

const nameOf = ({ unitNumber }: Arrear) => unitNumber;

/** Units that owe what is late, who owes longest first, and the letter that each has come to. */
export function ArrearsScreen() {
  const { t } = useTranslation('arrears');
  const can = usePermission();
  const records = useRecords(calls);
  const { selection, chosen } = useChosenRows(records.list.rows, nameOf, mostLetters);
  const [writing, setWriting] = useState<{ unitIds?: string[] }>();
  const mayWrite = can('arrears:create');
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
    <>
      <RecordsScreen
        records={records}
        texts="arrears"
        columns={arrearColumns}
        renders={renders}
        nameOf={nameOf}
        hrefOf={hrefOf}
        sums={can('invoices:view') && <OwedSums />}
        selection={mayWrite ? selection : undefined}
        tools={
          mayWrite && (
            <Button look="primary" icon={<Mails />} onClick={() => setWriting({})}>
              {t('writeMany')}
            </Button>
          )
        }
        more={
          <>
            <ActionLink href="/arrears/letters">{t('allLetters')}</ActionLink>
            <ActionLink href="/arrears/clear">{t('allClear')}</ActionLink>
          </>
        }
        verb={
          mayWrite
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
      {chosen.length > 0 && (
        <ChosenBar
          label={t('chosen')}
          said={t('chosenN', {
            n: chosen.length,
            owed: showBaht(chosen.reduce((sum, { owed }) => sum + owed, 0)),
          })}
          onClear={() => selection.keep()}
        >
          <Button
            look="primary"
            onClick={() => setWriting({ unitIds: chosen.map(({ id }) => id) })}
          >
            {t('preview')}
          </Button>
        </ChosenBar>
      )}
      {writing && (
        <WriteMany
          unitIds={writing.unitIds}
          onDone={() => {
            selection.keep();
            records.list.reload();
          }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}
