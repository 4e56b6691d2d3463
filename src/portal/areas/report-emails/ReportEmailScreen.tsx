import { Eye, Pencil, Send } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { reportEmails } from '@/contracts/features/property/report-emails';
import { reportLetterEndpoints } from '@/contracts/master-data/report-delivery';
import { type ReportEmail, reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useEditing } from '@/portal/kit/form/use-editing';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import { Deliveries } from './Deliveries';
import { paramsIn } from './pages';
import { useWhen } from './use-when';

const ReportEmailForm = dynamic(() => import('./ReportEmailForm').then((m) => m.ReportEmailForm), {
  ssr: false,
});
const Preview = dynamic(() => import('./Preview').then((m) => m.Preview), { ssr: false });

/** One receiver: what they get and when, the letter as it looks, and what was sent. */
export function ReportEmailScreen() {
  const params = paramsIn(useRouter().query);
  const read = useLiveReader(reportEmailEndpoints.get, { params });
  return (
    <RecordPage read={read} list="/report-emails" texts="report-emails">
      {(receiver) => <Found receiver={receiver} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ receiver, reload }: { receiver: ReportEmail; reload: () => void }) {
  const { t } = useTranslation(['report-emails', 'common']);
  const can = usePermission();
  const dates = useDates();
  const when = useWhen();
  const editing = useEditing<ReportEmail>('report-email');
  const [isOpen, setOpen] = useState(false);
  const params = { id: receiver.id };
  const { answer: kinds = [] } = useReader(reportLetterEndpoints.kinds, {});
  const mayLook = kinds.some(({ kind, mayAdd }) => mayAdd && kind === receiver.report);
  const [test, testing] = useAction(reportLetterEndpoints.test, {
    done: ({ to, leaves }) => notice.success(t(leaves ? 'tested' : 'testKept', { to })),
  });
  const { nextAt, unsubscribedAt, language, workdays, personal, personalReason } = receiver;
  const next = nextAt ? t('next', { at: dates.moment(nextAt) }) : t('none');
  const [yes, no] = [t('common:form.yes'), t('common:form.no')];
  return (
    <>
      <ScreenHeader
        title={receiver.name}
        meta={[receiver.email, receiver.active ? next : t('off')].join(' · ')}
      >
        {mayLook && (
          <Button icon={<Eye />} onClick={() => setOpen(true)}>
            {t('preview')}
          </Button>
        )}
        {mayLook && (
          <Button icon={<Send />} busy={testing} onClick={() => void test({ params })}>
            {t('test')}
          </Button>
        )}
        {can('report-emails:edit') && (
          <MoreMenu>
            <Button icon={<Pencil />} onClick={() => editing.open(receiver)}>
              {t('common:form.edit')}
            </Button>
          </MoreMenu>
        )}
      </ScreenHeader>
      <Halves side={<HistorySection of={reportEmails} kind="report-email" id={receiver.id} />}>
        <Section title={t('about')}>
          <FactList
            facts={[
              [t('report'), t(`values.report.${receiver.report}`)],
              [t('schedule'), when(receiver)],
              [t('workdays'), workdays ? yes : no],
              [t('language'), t(`values.language.${language}`)],
              [t('personal'), personal ? `${yes} (${personalReason})` : no],
              [t('unsubscribedAt'), unsubscribedAt ? dates.moment(unsubscribedAt) : ''],
              [
                t('common:list.active'),
                receiver.active ? '' : <Tag key="off">{t('common:form.inactive')}</Tag>,
              ],
            ]}
          />
        </Section>
        <Deliveries receiver={receiver} maySee={mayLook} />
      </Halves>
      {isOpen && <Preview id={receiver.id} onClose={() => setOpen(false)} />}
      {editing.form && (
        <ReportEmailForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
