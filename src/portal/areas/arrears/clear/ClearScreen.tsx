import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import {
  type ClearRequest,
  clearColumns,
  clearEndpoints,
  clearStates,
} from '@/contracts/billing/clear-letters';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

const calls = { list: clearEndpoints.list };
const hrefOf = ({ unitId }: ClearRequest) => `/arrears/account?unitId=${unitId}`;

/** Who asked for a debt-free letter, by when it has to be written, and the letters that were. */
export function ClearScreen() {
  const { t } = useTranslation('arrears-clear');
  const { date } = useDates();
  const can = usePermission();
  const records = useRecords(calls);
  const { reload } = records.list;
  const [ending, setEnding] = useState<ClearRequest>();
  const mayAsk = can('arrears:create');
  const renders = useMemo(
    () => ({
      letterNumber: ({ letterNumber }: ClearRequest) => shortNumber(letterNumber) || '–',
      dueOn: ({ dueOn, state }: ClearRequest) =>
        state === 'waiting' && dueOn < bangkokDay(Date.now()) ? (
          <Tag tone="failed">{t('over', { day: date(dueOn) })}</Tag>
        ) : (
          date(dueOn)
        ),
    }),
    [t, date],
  );
  const done = () => {
    setEnding(undefined);
    reload();
  };
  return (
    <>
      <BackLink href="/arrears">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="arrears-clear"
        columns={clearColumns}
        renders={renders}
        nameOf={({ unitNumber }) => unitNumber}
        hrefOf={hrefOf}
        tools={
          records.list.total === 0 && (
            <ActionLink look="primary" href="/arrears">
              {t('toArrears')}
            </ActionLink>
          )
        }
        actions={({ state, letterId, ...row }) => (
          <>
            {letterId && (
              <DownloadButton endpoint={arrearEndpoints.letter} call={{ params: { id: letterId } }}>
                {t('paper')}
              </DownloadButton>
            )}
            {state === 'waiting' && mayAsk && (
              <Button look="link" onClick={() => setEnding({ state, letterId, ...row })}>
                {t('withdraw')} <span className="visually-hidden">{row.unitNumber}</span>
              </Button>
            )}
          </>
        )}
      >
        <FilterSelect
          list={records.list}
          name="state"
          label={t('state')}
          options={clearStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      </RecordsScreen>
      {ending && (
        <ReasonDialog
          title={t('withdrawTitle', { unit: ending.unitNumber })}
          lead={t('withdrawLead')}
          action={t('withdraw')}
          endpoint={clearEndpoints.withdraw}
          id={ending.id}
          onDone={done}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
