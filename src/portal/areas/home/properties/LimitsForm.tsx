import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { limited } from '@/contracts/kit/fields/limited';
import { typedFigures } from '@/contracts/kit/text/typed-figures';
import {
  fallingMeasures,
  type Measure,
  measures,
  mostLimit,
  propertyLimitEndpoints,
} from '@/contracts/master-data/property-limits';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './LimitsForm.module.css';

type Kept = ReplyOf<typeof propertyLimitEndpoints.read>;

/** A whole number as it is typed, also with commas; empty where there is no limit. */
const typedLimit = limited(14)
  .transform(typedFigures)
  .pipe(
    z
      .string()
      .regex(/^\d*$/)
      .transform((digits) => (digits === '' ? null : Number(digits)))
      .pipe(z.number().max(mostLimit).nullable()),
  );

const sides = ['near', 'over'] as const;
const nameOf = (measure: string, side: string) => `limits.${measure}.${side}`;
const pair = z.object({ near: typedLimit, over: typedLimit });
const schema = z.object({
  limits: z.object(
    Object.fromEntries(measures.map((one) => [one, pair])) as Record<Measure, typeof pair>,
  ),
});

/** From where on a property's figures are coloured, at the main admin, for all who work there. */
export function LimitsForm(props: { kept: Kept; onSaved: () => void; onClose: () => void }) {
  const { kept, onSaved, onClose } = props;
  const { t } = useTranslation(['home', 'common']);
  const form = usePlainForm<typeof schema, Kept>({
    schema,
    save: ({ body }) =>
      callEndpoint(propertyLimitEndpoints.save, {
        body: { version: kept.version, ...body },
      }),
    done: () => {
      notice.success(t('common:form.saved'));
      onSaved();
    },
  });
  return (
    <FormDialog
      title={t('limits.title')}
      action={t('common:form.save')}
      form={form}
      width="drawer"
      onClose={onClose}
    >
      <p className={styles.lead}>{t('limits.lead')}</p>
      {measures.map((measure) => (
        <fieldset key={measure} className={styles.measure}>
          <legend>
            {t(`faring.${measure}`)} <span>{t(`limits.unit.${measure}`)}</span>
          </legend>
          {sides.map((side) => (
            <TextField
              key={side}
              name={nameOf(measure, side)}
              label={t(`limits.${fallingMeasures.includes(measure) ? 'below' : 'from'}.${side}`)}
              inputMode="numeric"
              maxLength={14}
              defaultValue={kept.limits[measure][side]?.toLocaleString('en-US') ?? ''}
              placeholder={t('limits.none')}
              error={form.errorOf(nameOf(measure, side))}
            />
          ))}
        </fieldset>
      ))}
    </FormDialog>
  );
}
