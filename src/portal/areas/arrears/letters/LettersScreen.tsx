import { PackageCheck, Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import {
  arrearEndpoints,
  type Delivery,
  debtStages,
  deliveries,
  type Letter,
} from '@/contracts/billing/arrears';
import { letterColumns, letterEndpoints } from '@/contracts/billing/arrears-letters';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';
import { TrackingInput } from './TrackingInput';
import { useTracking } from './use-tracking';

const DeliveryDialog = dynamic(() => import('./DeliveryDialog').then((m) => m.DeliveryDialog), {
  ssr: false,
});

const { list, download } = letterEndpoints;
const calls = { list, download };

/** Every letter about a debt, its number at the post, and where it is. */
export function LettersScreen() {
  const { t } = useTranslation('arrears-letters');
  const can = usePermission();
  const records = useRecords(calls);
  const { query, total, reload } = records.list;
  const [moving, setMoving] = useState<{ letter: Letter; delivery: Delivery }>();
  const mayTrack = can('arrears:create');
  const keep = useTracking(reload);
  const renders = useMemo(
    () => ({
      number: ({ number }: Letter) => shortNumber(number),
      unitNumber: ({ unitId, unitNumber }: Letter) => (
        <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>
      ),
      tracking: (letter: Letter) =>
        mayTrack && !letter.voided ? (
          // Begun anew with what was noted elsewhere, by others or by lines that were pasted.
          <TrackingInput key={letter.tracking} letter={letter} keep={keep} />
        ) : (
          letter.tracking || '–'
        ),
      delivery: ({ voided, delivery }: Letter) =>
        voided ? (
          <Tag tone="off">{t('voided')}</Tag>
        ) : (
          <Tag tone={letterColumns.delivery.meanings[delivery]}>{t(`deliveries.${delivery}`)}</Tag>
        ),
    }),
    [mayTrack, keep, t],
  );
  const move = (letter: Letter, delivery: 'received' | 'returned', verb = false) => (
    <Button
      look={verb ? 'verb' : 'link'}
      icon={delivery === 'received' ? <PackageCheck /> : <Undo2 />}
      onClick={() => setMoving({ letter, delivery })}
    >
      {t(delivery === 'received' ? 'markReceived' : 'markReturned')}{' '}
      <span className="visually-hidden">{letter.number}</span>
    </Button>
  );
  return (
    <>
      <BackLink href="/arrears">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="arrears-letters"
        columns={letterColumns}
        renders={renders}
        nameOf={({ number }) => number}
        meta={mayTrack && total > 0 && t('trackingLead')}
        tools={
          <>
            {query.runId && (
              <DownloadButton
                endpoint={letterEndpoints.paper}
                call={{ params: { id: query.runId } }}
              >
                {t('printRun')}
              </DownloadButton>
            )}
            {total === 0 && (
              <ActionLink look="primary" href="/arrears">
                {t('toArrears')}
              </ActionLink>
            )}
          </>
        }
        verb={(letter) =>
          mayTrack && !letter.voided && letter.delivery === 'sent' && move(letter, 'received', true)
        }
        actions={(letter) => (
          <>
            <DownloadButton endpoint={arrearEndpoints.letter} call={{ params: { id: letter.id } }}>
              {t('paper')}
            </DownloadButton>
            {mayTrack && !letter.voided && (
              <>
                {letter.delivery !== 'sent' && move(letter, 'received')}
                {move(letter, 'returned')}
              </>
            )}
          </>
        )}
      >
        <FilterSelect
          list={records.list}
          name="stage"
          label={t('stage')}
          options={debtStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
        />
        <FilterSelect
          list={records.list}
          name="delivery"
          label={t('delivery')}
          options={deliveries.map((value) => ({ value, label: t(`deliveries.${value}`) }))}
        />
        <FilterChip list={records.list} name="runId">
          {t('run')}
        </FilterChip>
      </RecordsScreen>
      {moving && (
        <DeliveryDialog
          {...moving}
          onDone={() => {
            setMoving(undefined);
            reload();
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
