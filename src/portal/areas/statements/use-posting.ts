import { useTranslation } from 'next-i18next/pages';
import {
  type LineAccount,
  type StatementLine,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import { useAction } from '@/portal/kit/calls/use-action';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useTries } from '@/portal/kit/calls/use-tries';
import { notice } from '@/portal/kit/page/notice';

/** Books a line to the account that its words speak of, at one press; the same press again is the same. */
export function usePosting(onPosted: () => void) {
  const { t } = useTranslation('statements');
  const fieldText = useFieldText();
  const tryOf = useTries();
  const [send, posting] = useAction(statementEndpoints.bookTo, {
    done: ({ bookedTo }) => {
      notice.success(`${t('posted')}: ${t(`values.bookedTo.${bookedTo}`)}`);
      onPosted();
    },
    onRefused: ({ fields }) => {
      // There is no field to say it beside.
      if (fields?.account) notice.error(fieldText(fields.account));
      return fields?.account !== undefined;
    },
  });
  const post = ({ id }: StatementLine, account: LineAccount) =>
    send({ body: { id: tryOf([id, account]), lineId: id, account, note: '' } });
  return [post, posting] as const;
}
