import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { billingSettingEndpoints } from '@/contracts/billing/settings';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { monthAfter } from '@/contracts/kit/fields/month';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DayField } from '@/portal/kit/day/DayField';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { Preview } from './Preview';
import { Issued, isIssuing, Progress } from './Progress';
import { WaitingCharges } from './WaitingCharges';

const { body: schema } = invoiceEndpoints.preview.call.shape;
type Asked = (typeof schema)['_output'];
type Shown = ReplyOf<typeof invoiceEndpoints.preview>;

const afterDays = (day: string, days: number) =>
  bangkokDay(Date.parse(`${day}T12:00:00+07:00`) + days * 86_400_000);

/** Issues a month: its days, a look at what it makes, and how far it is once that is confirmed. */
export function IssueScreen() {
  const { t } = useTranslation('invoices');
  const read = useReader(billingSettingEndpoints.get, {});
  const issuing = useReader(invoiceEndpoints.issuing, {});
  useLive('invoices', issuing.reload);
  const run = issuing.answer?.run;
  const running = run && isIssuing(run) ? run : undefined;
  const waiting = issuing.answer ? read : issuing;
  return (
    <>
      <BackLink href="/invoices">{t('back')}</BackLink>
      <ScreenHeader title={t('issueTitle')} />
      <div className={styles.parts}>
        {running && <Progress run={running} reload={issuing.reload} />}
        {run && !running && <Issued run={run} />}
        {!running && issuing.answer && read.answer && (
          <Issue dueDays={read.answer.dueDays} onIssue={issuing.reload} />
        )}
        {!running && !waiting.answer && <Awaited read={waiting} rows={4} />}
      </div>
    </>
  );
}

function Issue({ dueDays, onIssue }: { dueDays: number; onIssue: () => void }) {
  const { t } = useTranslation('invoices');
  const { monthOf } = useDates();
  const today = bangkokDay(Date.now());
  const now = today.slice(0, 7);
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<Shown>();
  const form = usePlainForm<typeof schema, Shown>({
    schema,
    save: ({ body }) => {
      setAsked(body);
      return callEndpoint(invoiceEndpoints.preview, { body });
    },
    done: setShown,
  });
  const [issue, issuing] = useAction(invoiceEndpoints.issue, { done: onIssue });
  return (
    <>
      <Section title={t('issueWhat')}>
        <form {...form.props} className={styles.form} onChange={() => setShown(undefined)}>
          <Labelled label={t('period')}>
            <Select name="period" defaultValue={now}>
              {[1, 0, -1, -2].map((ahead) => {
                const period = monthAfter(now, ahead);
                return (
                  <option key={period} value={period}>
                    {monthOf(period)}
                  </option>
                );
              })}
            </Select>
          </Labelled>
          <DayField
            name="issuedOn"
            label={t('issuedOn')}
            defaultValue={today}
            required
            error={form.errorOf('issuedOn')}
          />
          <DayField
            name="dueOn"
            label={t('dueOn')}
            defaultValue={afterDays(today, dueDays)}
            required
            error={form.errorOf('dueOn')}
          />
          <div className={styles.wide}>
            <Button look={shown ? 'plain' : 'primary'} type="submit" busy={form.saving}>
              {t('preview')}
            </Button>
          </div>
        </form>
      </Section>
      <WaitingCharges onChanged={() => setShown(undefined)} />
      {shown && asked && (
        <Preview
          shown={shown}
          issuing={issuing}
          onIssue={() => void issue({ body: { ...asked, units: shown.units, total: shown.total } })}
        />
      )}
    </>
  );
}
