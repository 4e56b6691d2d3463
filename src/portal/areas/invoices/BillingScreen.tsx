import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type FeeBasis, feeBases } from '@/contracts/billing/fee';
import {
  type BillingSettings,
  billingForm,
  billingSettingEndpoints,
  type ShownBilling,
} from '@/contracts/billing/settings';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';
import { SaveBar } from '@/portal/ui/layout/SaveBar';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Invoices.module.css';

const amounts = [
  ...(['commonFeeRate', 'commonFeeBudget', 'sinkingFeeRate', 'clearLetterFee'] as const),
  'creditAlone',
] as const;
const percents = ['surchargeRate', 'surchargeLateRate'] as const;
const wholes = [
  ...(['dueDays', 'surchargeLateMonths'] as const),
  ...(['firstLetterDays', 'secondLetterDays', 'finalLetterDays', 'letterGapDays'] as const),
  ...(['planGraceDays', 'clearLetterDays'] as const),
];
const sections = {
  fees: ['commonFeeRate', 'commonFeeBudget', 'sinkingFeeRate', 'dueDays'],
  late: ['surchargeRate', 'surchargeLateRate', 'surchargeLateMonths'],
  letters: [
    ...(['firstLetterDays', 'secondLetterDays', 'finalLetterDays', 'letterGapDays'] as const),
    ...(['planGraceDays', 'clearLetterFee', 'clearLetterDays'] as const),
  ],
  credits: ['creditAlone'],
  accounts: ['billerId', 'promptPayId'],
} as const;
type Name = (typeof sections)[keyof typeof sections][number];

const has = (names: readonly string[], name: string) => names.includes(name);

const shownOf = (settings: BillingSettings, name: Name): string => {
  const value = settings[name];
  if (has(amounts, name)) return showBaht(Number(value));
  return has(percents, name) ? showDecimal(String(value)) : String(value);
};

const unusedBy = (basis: FeeBasis): Name =>
  basis === 'ratio' ? 'commonFeeRate' : 'commonFeeBudget';

const labelOf = (name: Name, basis: FeeBasis): string =>
  name === 'commonFeeRate' ? `rateBy.${basis}` : `fields.${name}`;

/** How the property bills: rates, days, the surcharge and the accounts that money goes to. */
export function BillingScreen() {
  const { t } = useTranslation('invoices');
  const { moment } = useDates();
  const can = usePermission();
  const read = useReader(billingSettingEndpoints.get, {});
  const { answer } = read;
  return (
    <div data-wide="form">
      <BackLink href="/invoices">{t('title')}</BackLink>
      <ScreenHeader title={t('settings')} />
      {!answer && <Awaited read={read} rows={8} />}
      {answer &&
        (can('invoices:approve') ? (
          <BillingForm key={answer.version} settings={answer} onSaved={read.reload} />
        ) : (
          <Section title={t('settings')}>
            <FactList
              facts={[
                [t('fields.commonFeeBy'), t(`bases.${answer.commonFeeBy}`)],
                ...Object.values(sections)
                  .flat()
                  .filter((name) => name !== unusedBy(answer.commonFeeBy))
                  .map(
                    (name) =>
                      [t(labelOf(name, answer.commonFeeBy)), shownOf(answer, name)] as const,
                  ),
              ]}
            />
            <Untaxed rate={answer.vatRate} />
          </Section>
        ))}
      {answer?.updatedAt && (
        <p className={styles.lead}>
          {t('updated', { at: moment(answer.updatedAt), by: answer.updatedBy })}
        </p>
      )}
    </div>
  );
}

/** That no tax is charged, and what becomes of one that was. */
function Untaxed({ rate }: { rate: string }) {
  const { t } = useTranslation('invoices');
  return (
    <p className={styles.lead}>
      {t('vatOff')}
      {Number(rate) > 0 && ` · ${t('vatWas', { rate: showDecimal(rate) })}`}
    </p>
  );
}

function BillingForm(props: { settings: ShownBilling; onSaved: () => void }) {
  const { t } = useTranslation(['invoices', 'common']);
  const { settings } = props;
  const [basis, setBasis] = useState(settings.commonFeeBy);
  const unused = unusedBy(basis);
  const form = usePlainForm<typeof billingForm, BillingSettings>({
    schema: billingForm,
    save: ({ body }) => callEndpoint(billingSettingEndpoints.save, { body }),
    done: () => {
      notice.success(t('common:form.saved'));
      props.onSaved();
    },
  });
  const { taxId } = settings;
  const field = (name: Name, hint?: string) => (
    <TextField
      key={name}
      name={name}
      label={t(labelOf(name, basis))}
      defaultValue={shownOf(settings, name)}
      inputMode={has(wholes, name) || name === 'billerId' ? 'numeric' : 'decimal'}
      maxLength={20}
      autoComplete="off"
      required={name !== 'billerId' && name !== 'promptPayId'}
      list={name === 'promptPayId' ? 'own-tax-id' : undefined}
      hint={hint}
      error={form.errorOf(name)}
    />
  );
  const onOrOff = (name: 'prorateSales' | 'partPaidIsArrears' | 'mailReceipts', hint?: string) => (
    <div className={styles.choice}>
      <Labelled label={t(`fields.${name}`)}>
        <Select
          name={name}
          defaultValue={String(settings[name])}
          aria-describedby={hint && `${name}-note`}
        >
          <option value="true">{t('on')}</option>
          <option value="false">{t('off')}</option>
        </Select>
      </Labelled>
      {hint && <p id={`${name}-note`}>{hint}</p>}
    </div>
  );
  return (
    <form {...form.props} className={styles.parts}>
      <input type="hidden" name="version" value={settings.version} />
      <Section title={t('sections.fees')}>
        <div className={styles.form}>
          <Labelled label={t('fields.commonFeeBy')}>
            <Select
              name="commonFeeBy"
              value={basis}
              onChange={({ target }) => setBasis(target.value as typeof basis)}
            >
              {feeBases.map((basis) => (
                <option key={basis} value={basis}>
                  {t(`bases.${basis}`)}
                </option>
              ))}
            </Select>
          </Labelled>
          {sections.fees.map((name) =>
            name === unused ? (
              // Kept as it is, for the day that the fee goes by it again.
              <input key={name} type="hidden" name={name} value={shownOf(settings, name)} />
            ) : (
              field(name, name === 'commonFeeRate' && basis === 'wah' ? t('wahHint') : undefined)
            ),
          )}
          {onOrOff('prorateSales', t('prorateLead'))}
        </div>
        <p className={styles.lead}>
          {t('feeRules')} <Link href="/invoices/charges">{t('toRules')}</Link> · {t('meterRates')}{' '}
          <Link href="/meters/kinds">{t('toMeters')}</Link>
        </p>
        <Untaxed rate={settings.vatRate} />
      </Section>
      <Section title={t('sections.accounts')}>
        <div className={styles.form}>
          {field('billerId')}
          {field('promptPayId', taxId && t('promptPayHint', { taxId }))}
          <datalist id="own-tax-id">{taxId && <option value={taxId} />}</datalist>
        </div>
      </Section>
      <Section title={t('sections.late')}>
        <p className={styles.lead}>{t('lateLead')}</p>
        <div className={styles.form}>
          {sections.late.map((name) => field(name, t(`law.${settings.dimension}.${name}`)))}
          {onOrOff('partPaidIsArrears')}
        </div>
      </Section>
      <Section title={t('sections.letters')}>
        <div className={styles.form}>{sections.letters.map((name) => field(name))}</div>
      </Section>
      <Section title={t('sections.credits')}>
        <div className={styles.form}>
          {sections.credits.map((name) => field(name, t('creditAloneHint')))}
        </div>
      </Section>
      <Section title={t('sections.mail')}>
        <div className={styles.form}>{onOrOff('mailReceipts', t('mailReceiptsLead'))}</div>
      </Section>
      <SaveBar note={t('holdsFrom')}>
        <Button look="primary" type="submit" busy={form.saving}>
          {t('common:form.save')}
        </Button>
      </SaveBar>
    </form>
  );
}
