import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { reasonNames, verdictNames } from '@/contracts/bulletin/choices';
import { type PostReport, postEndpoints } from '@/contracts/bulletin/post';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import type { ItemProps } from './item-props';

const ReportDialog = dynamic(() => import('./ReportDialog').then((m) => m.ReportDialog), {
  ssr: false,
});
const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
);

/** What residents say is wrong with a post, who decided on it and why. */
export function Reports({ post, reload }: ItemProps) {
  const { t } = useTranslation('bulletin');
  const can = usePermission();
  const [open, setOpen] = useState<'report' | 'kept' | 'hidden'>();
  const [round, setRound] = useState(0);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    setRound(round + 1);
    reload();
  };
  const mayDecide = can('bulletin:approve');
  const note = (
    <Button look="link" onClick={() => setOpen('report')}>
      {t('report')}
    </Button>
  );
  return (
    <>
      {mayDecide ? (
        <ReportList key={round} id={post.id} note={note}>
          {post.own && post.reports > 0 && (
            <p className={styles.tags}>
              <Button onClick={() => setOpen('kept')}>{t('decide.kept')}</Button>
              <Button tone="bad" onClick={() => setOpen('hidden')}>
                {t('decide.hidden')}
              </Button>
            </p>
          )}
        </ReportList>
      ) : (
        <p className={styles.nothing}>{note}</p>
      )}
      {open === 'report' && <ReportDialog id={post.id} onDone={done} onClose={close} />}
      {open && open !== 'report' && (
        <ReasonDialog
          final={open === 'hidden'}
          title={t(`decide.${open}`)}
          lead={t('decideLead', { n: post.reports })}
          action={t(`decide.${open}`)}
          endpoint={postEndpoints.decide}
          id={post.id}
          body={{ verdict: open }}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}

function ReportList(props: { id: string; note: ReactNode; children: ReactNode }) {
  const { id, note, children } = props;
  const { t } = useTranslation('bulletin');
  const read = useLiveReader(postEndpoints.reports, { params: { id } });
  if (!read.answer) return <Awaited read={read} rows={2} />;
  if (read.answer.length === 0) {
    return (
      <p className={styles.nothing}>
        {t('reportsNone')} {note}
      </p>
    );
  }
  return (
    <Section title={t('reportsTitle')} more={note}>
      <ol className={styles.said}>
        {read.answer.map((report) => (
          <Report key={report.id} {...report} />
        ))}
      </ol>
      {children}
    </Section>
  );
}

function Report({ reason, text, by, at, verdict, decidedBy, decidedAt, note }: PostReport) {
  const { t } = useTranslation('bulletin');
  const { moment } = useDates();
  const nameOf = useNames();
  return (
    <li data-waiting={verdict === '' || undefined}>
      <p>
        <b>{nameOf(reasonNames[reason])}</b>{' '}
        <span className={styles.soft}>
          {by} · {moment(at)}
        </span>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.text}>
        {verdict && decidedAt
          ? `${t('decided', { verdict: nameOf(verdictNames[verdict]), by: decidedBy, at: moment(decidedAt) })} — ${note}`
          : t('undecided')}
      </p>
    </li>
  );
}
