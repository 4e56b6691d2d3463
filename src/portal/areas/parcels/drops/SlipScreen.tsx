import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { CallOf, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useDates } from '@/portal/kit/text/dates';
import { ActionButton } from '@/portal/ui/actions/Action';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';
import { PaperScreen } from '@/portal/ui/layout/PaperScreen';
import { Slip } from './Slip';
import { slipCall } from './slip-page';

/** A courier's drop on paper, to be signed by both; the person presses print. */
export function SlipScreen() {
  const { t } = useTranslation('parcels');
  const call = slipCall(useRouter().query);
  if (call.params.id) return <ChosenSlip call={call} />;
  return (
    <Paper>
      <Panel title={t('slip.none')}>{t('slip.noneLead')}</Panel>
    </Paper>
  );
}

function Paper({
  slip,
  children,
}: {
  slip?: ReplyOf<typeof intakeEndpoints.slip> | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('parcels');
  return (
    <PaperScreen
      label={t('slip.title')}
      tools={
        <>
          <ActionButton tone="primary" disabled={!slip} onClick={() => window.print()}>
            {t('slip.print')}
          </ActionButton>
          {slip && !slip.closedAt && <b>{t('slip.stillOpen')}</b>}
          {/* A new document: the shell that it leads to reads its menu there. */}
          <a href="/parcels/receive">{t('slip.back')}</a>
        </>
      }
    >
      <Head>
        <title>{`${t('slip.title')} · Niti Portal`}</title>
      </Head>
      {children}
    </PaperScreen>
  );
}

function ChosenSlip({ call }: { call: CallOf<typeof intakeEndpoints.slip> }) {
  const { t } = useTranslation(['parcels', 'common']);
  const errorText = useErrorText();
  const { moment } = useDates();
  const { answer: slip, reading, reload } = useReader(intakeEndpoints.slip, call);
  return (
    <Paper slip={slip}>
      {slip && <Slip slip={slip} moment={moment} />}
      {!slip && reading.status === 'failed' && (
        <Panel
          role="alert"
          title={errorText(reading.error)}
          actions={<ActionButton onClick={reload}>{t('common:list.retry')}</ActionButton>}
        />
      )}
      {!slip && reading.status !== 'failed' && <SkeletonRows rows={6} label={t('slip.loading')} />}
    </Paper>
  );
}
