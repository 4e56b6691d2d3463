import { Button, Checkbox, Form, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { meterRate } from '@/contracts/billing/meters/tariff';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import styles from './Rates.module.css';

interface Step {
  upTo: string | null;
  rate: string;
}
/** As it is read or typed: what was read is in satang. */
export interface Rate {
  from: string;
  steps: Step[];
  minimum: number | string;
  fee: number | string;
  vat: boolean;
}

const mostSteps = 10;

const amountOf = (value: number | string) => (typeof value === 'number' ? showBaht(value) : value);
const unitsOf = (value: string | null) =>
  value?.includes('.') ? showDecimal(value) : (value ?? '');

/** A rate with its steps, its least and what is added to it. */
export function OneRate(props: {
  rate: Rate;
  isWrong: boolean;
  onChange: (part: Partial<Rate>) => void;
  onRemove?: () => void;
}) {
  const { rate, isWrong, onChange, onRemove } = props;
  const { t } = useTranslation('meter-kinds');
  const { monthOf } = useDates();
  const fieldText = useFieldText();
  const { error } = isWrong ? meterRate.safeParse(rate, { reportInput: true }) : {};
  const wrong = Object.values(fieldErrors(error?.issues ?? [], fieldText))[0]?.message;
  const now = bangkokDay(Date.now()).slice(0, 7);
  const recent = Array.from({ length: 15 }, (_, ago) => monthAfter(now, 2 - ago));
  const months = recent.includes(rate.from) ? recent : [rate.from, ...recent].sort().reverse();
  const { steps } = rate;
  const change = (at: number, part: Partial<Step>) =>
    onChange({ steps: steps.map((step, other) => (other === at ? { ...step, ...part } : step)) });
  const decimal = { inputMode: 'decimal', maxLength: 20 } as const;
  return (
    <fieldset className={styles.rate}>
      <legend>{t('rateFrom', { month: monthOf(rate.from) })}</legend>
      {onRemove && (
        <Button
          className={styles.remove}
          type="text"
          aria-label={t('removeRate', { month: monthOf(rate.from) })}
          icon={<Trash2 size={16} />}
          onClick={onRemove}
        />
      )}
      <Form.Item label={t('from')} style={{ margin: 0 }}>
        <Select
          aria-label={t('from')}
          value={rate.from}
          options={months.map((value) => ({ value, label: monthOf(value) }))}
          onChange={(from: string) => onChange({ from })}
        />
      </Form.Item>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name.
        <div key={at} className={styles.step}>
          {steps.length > 1 && (
            <Form.Item label={t('upTo')} className={styles.part}>
              <Input
                {...decimal}
                aria-label={t('upToOf', { n: at + 1 })}
                placeholder={t('noEnd')}
                value={unitsOf(step.upTo)}
                disabled={at === steps.length - 1}
                onChange={({ target }) => change(at, { upTo: target.value })}
              />
            </Form.Item>
          )}
          <Form.Item label={t('perUnit')} className={styles.part}>
            <Input
              {...decimal}
              aria-label={t('rateOf', { n: at + 1 })}
              value={step.rate.length > 5 ? showDecimal(step.rate) : step.rate}
              onChange={({ target }) => change(at, { rate: target.value })}
            />
          </Form.Item>
          {steps.length > 1 && (
            <Button
              type="text"
              aria-label={t('removeStep', { n: at + 1 })}
              icon={<Trash2 size={16} />}
              onClick={() => {
                const rest = steps.filter((_, other) => other !== at);
                onChange({
                  steps: rest.map((one, place) =>
                    place === rest.length - 1 ? { ...one, upTo: null } : one,
                  ),
                });
              }}
            />
          )}
        </div>
      ))}
      {steps.length < mostSteps && (
        <Button
          type="dashed"
          icon={<Plus size={16} />}
          onClick={() =>
            onChange({
              steps: [
                ...steps.map((one) => ({ ...one, upTo: one.upTo ?? '' })),
                { upTo: null, rate: '' },
              ],
            })
          }
        >
          {t('addStep')}
        </Button>
      )}
      <div className={styles.step}>
        <Form.Item label={t('minimum')} className={styles.part}>
          <Input
            {...decimal}
            aria-label={t('minimum')}
            value={amountOf(rate.minimum)}
            onChange={({ target }) => onChange({ minimum: target.value })}
          />
        </Form.Item>
        <Form.Item label={t('fee')} className={styles.part}>
          <Input
            {...decimal}
            aria-label={t('fee')}
            value={amountOf(rate.fee)}
            onChange={({ target }) => onChange({ fee: target.value })}
          />
        </Form.Item>
      </div>
      <Checkbox checked={rate.vat} onChange={({ target }) => onChange({ vat: target.checked })}>
        {t('vat')}
      </Checkbox>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
