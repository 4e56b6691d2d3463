import { useTranslation } from 'next-i18next/pages';
import {
  type LineAccount,
  lineAccounts,
  lineNoteMost,
  type StatementLine,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useTries } from '@/portal/kit/calls/use-tries';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { useDates } from '@/portal/kit/text/dates';
import { RadioField } from '@/portal/ui/fields/RadioField';
import { TextField } from '@/portal/ui/fields/TextField';

const schema = statementEndpoints.bookTo.call.shape.body.omit({ id: true, lineId: true });

/** Books a line that is nobody's payment: as what, and what it is called in the books. */
export function PostForm(props: { line: StatementLine; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('statements');
  const { date } = useDates();
  const { line, onDone, onClose } = props;
  const { id, day, amount, accountName, description, suggested } = line;
  const tryOf = useTries();
  const form = usePlainForm<typeof schema, StatementLine>({
    schema,
    save: ({ body }) =>
      callEndpoint(statementEndpoints.bookTo, {
        body: { ...body, id: tryOf(body), lineId: id },
      }),
    done: () => {
      notice.success(t('posted'));
      onDone();
    },
  });
  const isIn = amount > 0;
  const choices: readonly LineAccount[] = isIn ? lineAccounts.in : lineAccounts.out;
  const said = { amount: showBaht(Math.abs(amount)), day: date(day), account: accountName };
  return (
    <FormDialog
      title={t('bookToTitle')}
      form={form}
      action={t('bookTo')}
      note={isIn ? undefined : t('bookToOut')}
      onClose={onClose}
    >
      <p>{t('bookToLead', said)}</p>
      <RadioField
        name="account"
        label={t('bookToAccount')}
        required
        options={choices.map((value) => ({ value, label: t(`values.bookedTo.${value}`) }))}
        chosen={suggested ?? (choices.length === 1 ? choices[0] : undefined)}
        error={form.errorOf('account')}
      />
      <TextField
        name="note"
        label={t('bookToNote')}
        defaultValue={description.slice(0, lineNoteMost)}
        maxLength={lineNoteMost}
        autoComplete="off"
        error={form.errorOf('note')}
      />
    </FormDialog>
  );
}
