import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { DayField } from '@/portal/kit/day/DayField';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import type { AppDispatch } from '@/portal/kit/page/store';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { Section } from '@/portal/ui/layout/Section';
import type { AskedMonth } from './first-asked';
import { Preview, type Shown } from './Preview';
import { Stands } from './Stands';
import { WaitingCharges } from './WaitingCharges';

const schema = invoiceEndpoints.preview.call.shape.body.pick({
  ...{ period: true, issuedOn: true, dueOn: true },
});

/** Chooses a month and its days, looks at what that makes, and confirms it once. */
export function IssueMonth(props: {
  standing: ReplyOf<typeof invoiceEndpoints.issuing>;
  first: AskedMonth;
  /** Shows what the next month makes without being asked. */
  isLooking: boolean;
  onIssue: () => void;
}) {
  const { t } = useTranslation('invoices');
  const { monthOf } = useDates();
  const confirm = useConfirm();
  const { standing, first } = props;
  const { months } = standing;
  const [period, setPeriod] = useState(first.period);
  const [asked, setAsked] = useState(props.isLooking ? first : undefined);
  const [round, setRound] = useState(0);
  const { answer: stands } = useLiveReader(invoiceEndpoints.stands, { query: { period } });
  const form = usePlainForm<typeof schema, AskedMonth>({
    schema,
    // The service refuses days that cannot be, beside their fields.
    save:
      ({ body }) =>
      (dispatch: AppDispatch) => ({
        unwrap: async () => {
          await dispatch(callEndpoint(invoiceEndpoints.preview, { body })).unwrap();
          return body;
        },
      }),
    done: (of) => {
      setAsked(of);
      setRound(round + 1);
    },
  });
  const [issue, issuing] = useAction(invoiceEndpoints.issue, {
    done: () => {
      setAsked(undefined);
      props.onIssue();
    },
  });
  async function ask(of: AskedMonth, { units, total, inWords }: Shown) {
    const words = { period: monthOf(of.period), units, total: showBaht(total), inWords };
    const unread = stands?.missing ? ` ${t('missingLead', { n: stands.missing })}` : '';
    if (
      await confirm({ ask: `${t('issueAsk', words)}${unread}`, yes: t('issue'), no: t('issueNot') })
    ) {
      void issue({ body: { ...of, units, total } });
    }
  }
  const issued = months.find((one) => one.period === period)?.issued ?? 0;
  return (
    <>
      <Section title={t('issueWhat')}>
        <form {...form.props} className={styles.form} onChange={() => setAsked(undefined)}>
          <Labelled label={t('period')}>
            <Select
              name="period"
              defaultValue={first.period}
              onChange={({ target }) => setPeriod(target.value)}
            >
              {[...months].reverse().map((month) => (
                <option key={month.period} value={month.period}>
                  {month.issued > 0
                    ? t('monthIssued', { period: monthOf(month.period), n: month.issued })
                    : monthOf(month.period)}
                </option>
              ))}
            </Select>
          </Labelled>
          <DayField
            name="issuedOn"
            label={t('issuedOn')}
            defaultValue={first.issuedOn}
            required
            error={form.errorOf('issuedOn')}
          />
          <DayField
            name="dueOn"
            label={t('dueOn')}
            defaultValue={first.dueOn}
            required
            error={form.errorOf('dueOn')}
          />
          <div className={styles.wide}>
            {issued > 0 && (
              <p role="status" className={styles.lead}>
                {t('monthStands', { n: issued })}
              </p>
            )}
            {!asked && (
              <Button look="primary" type="submit" busy={form.saving}>
                {t('preview')}
              </Button>
            )}
          </div>
        </form>
      </Section>
      {stands && <Stands period={period} answer={stands} />}
      <WaitingCharges />
      {asked && (
        <Preview
          key={round}
          asked={asked}
          issuing={issuing}
          unread={stands?.missing}
          onIssue={(shown) => void ask(asked, shown)}
        />
      )}
    </>
  );
}
