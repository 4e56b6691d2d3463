import { ClipboardPaste } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { monthAfter } from '@/contracts/kit/fields/month';
import { useAddress } from '@/portal/kit/address/use-address';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { Awaited } from '@/portal/kit/page/Awaited';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Meters.module.css';
import { sheetCall } from './pages';
import { Sheet } from './Sheet';
import { useSheet } from './use-sheet';

const BringReadings = dynamic(() => import('./BringReadings').then((m) => m.BringReadings), {
  ssr: false,
});

type Answer = ReplyOf<typeof readingEndpoints.sheet>;
type Kind = NonNullable<Answer['kind']>;

const shownMonths = 13;

/** The meters of all units for a month on one sheet. */
export function MetersScreen() {
  const { t } = useTranslation('meters');
  const { query } = useRouter();
  const call = sheetCall(query);
  const read = useLiveReader(readingEndpoints.sheet, call);
  const { answer } = read;
  if (!answer) {
    return (
      <>
        <ScreenHeader title={t('title')} />
        <Awaited read={read} rows={8} />
      </>
    );
  }
  const { kind } = answer;
  if (!kind) return <NoKind />;
  return <Month key={`${kind.id} ${answer.period}`} answer={answer} kind={kind} />;
}

function NoKind() {
  const { t } = useTranslation('meters');
  return (
    <>
      <ScreenHeader title={t('title')} />
      <Section title={t('empty')}>
        <p className={styles.lead}>{t('emptyLead')}</p>
        <Link href="/meters/kinds">{t('kindsLink')}</Link>
      </Section>
    </>
  );
}

function Month({ answer, kind }: { answer: Answer; kind: Kind }) {
  const { t } = useTranslation('meters');
  const { monthOf } = useDates();
  const can = usePermission();
  const { go } = useAddress();
  const { kinds, period, rows } = answer;
  const { store, status } = useSheet({ kindId: kind.id, period, rows });
  const [isBringing, setBringing] = useState(false);
  const ahead = monthAfter(bangkokDay(Date.now()).slice(0, 7), 1);
  const recent = Array.from({ length: shownMonths }, (_, ago) => monthAfter(ahead, -ago));
  const months = recent.includes(period) ? recent : [...recent, period].sort().reverse();
  const read = store.all().filter(({ row, isTyped }) => row.reading !== null || isTyped).length;
  const said = status.failed ? 'unsent' : status.sending || status.waiting > 0 ? 'saving' : 'saved';
  const isTouched = read > 0 || said !== 'saved';
  return (
    <>
      <ScreenHeader
        title={t('title')}
        meta={
          <>
            {t('readCount', { n: read, all: rows.length })} {isTouched && '· '}
            <span role={status.failed ? 'alert' : 'status'}>
              {isTouched && t(said, { n: status.waiting })}
            </span>
          </>
        }
      >
        {can('meters:create') && (
          <Button look="primary" icon={<ClipboardPaste />} onClick={() => setBringing(true)}>
            {t('bring')}
          </Button>
        )}
        <MoreMenu>
          <DownloadButton
            endpoint={readingEndpoints.template}
            call={{ query: { kindId: kind.id, period } }}
          >
            {t('template')}
          </DownloadButton>
          <Link href="/meters/kinds">{t('kindsLink')}</Link>
        </MoreMenu>
      </ScreenHeader>
      <div className={styles.choice}>
        <Labelled label={t('kind')}>
          <Select value={kind.id} onChange={({ target }) => go({ kindId: target.value })}>
            {kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled label={t('month')}>
          <Select value={period} onChange={({ target }) => go({ period: target.value })}>
            {months.map((one) => (
              <option key={one} value={one}>
                {monthOf(one)}
              </option>
            ))}
          </Select>
        </Labelled>
      </div>
      <Sheet store={store} rows={rows} kind={kind} period={period} />
      {isBringing && <BringReadings store={store} kind={kind} onClose={() => setBringing(false)} />}
    </>
  );
}
