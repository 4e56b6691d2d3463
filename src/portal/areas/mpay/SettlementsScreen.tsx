import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Settlement, settlementEndpoints } from '@/contracts/billing/settlement';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { showBaht } from '@/contracts/kit/fields/satang';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { SheetChooser } from '@/portal/kit/files/SheetChooser';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { useAppDispatch } from '@/portal/kit/page/store';
import { useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Mpay.module.css';
import { settlementsCall } from './page';
import { SettlementPart } from './SettlementPart';

/** What the gateway paid out, by its files, beside what the payments say. */
export function SettlementsScreen() {
  const { t } = useTranslation('mpay');
  const { date, moment } = useDates();
  const can = usePermission();
  const { query, replace } = useRouter();
  const dispatch = useAppDispatch();
  const read = useLiveReader(settlementEndpoints.list, settlementsCall);
  const [refused, setRefused] = useState<{ name: string; error: ApiError } | null>(null);
  const [looking, setLooking] = useState(false);
  const shown = typeof query.id === 'string' ? query.id : '';
  const hrefOf = (id: string) => `/mpay/settlements?id=${id}`;

  async function bring(file: File) {
    setRefused(null);
    setLooking(true);
    await dispatch(callEndpoint(settlementEndpoints.bring, { files: [file] }))
      .unwrap()
      .then(
        ({ id }) => {
          read.reload();
          return replace(hrefOf(id), undefined, { shallow: true });
        },
        (error: ApiError) => setRefused({ name: file.name, error }),
      );
    setLooking(false);
  }
  const columns: Column<Settlement>[] = [
    {
      ...{ key: 'fileName', title: t('settlement.file'), card: 'title' },
      render: ({ id, fileName }) => <RowLink href={hrefOf(id)}>{fileName}</RowLink>,
      under: ({ by, at }) => `${by} · ${moment(at)}`,
      whole: ({ fileName }) => fileName,
    },
    {
      ...{ key: 'days', title: t('settlement.days'), width: 210, rank: 3, card: 'fact' },
      render: ({ from, to }) => `${date(from)} – ${date(to)}`,
    },
    ...(['gross', 'fee', 'vat', 'net'] as const).map(
      (name): Column<Settlement> => ({
        ...{ key: name, title: t(`settlement.${name}`), width: 130, align: 'end' },
        ...{ rank: name === 'net' ? 1 : 2, card: name === 'net' ? 'figure' : undefined },
        render: (row) => showBaht(row[name]),
      }),
    ),
  ];
  return (
    <>
      <BackLink href="/mpay">{t('settlement.back')}</BackLink>
      <ScreenHeader title={t('settlement.title')} />
      <div className={styles.parts}>
        {can('mpay:edit') && (
          <Section title={t('settlement.bring')}>
            <p className={styles.lead}>{t('settlement.bringLead')}</p>
            <SheetChooser look="primary" {...{ choose: bring, looking, refused }}>
              {t('settlement.choose')}
            </SheetChooser>
          </Section>
        )}
        {shown && (
          <SettlementPart
            key={shown}
            id={shown}
            onRemoved={() => {
              read.reload();
              void replace('/mpay/settlements', undefined, { shallow: true });
            }}
          />
        )}
        {read.answer ? (
          read.answer.rows.length > 0 && (
            <Section title={t('settlement.files')}>
              <DataTable label={t('settlement.files')} rows={read.answer.rows} columns={columns} />
            </Section>
          )
        ) : (
          <Awaited read={read} rows={3} />
        )}
      </div>
    </>
  );
}
