import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { type CreditKind, creditEndpoints, noteReasons } from '@/contracts/billing/credits/credit';
import type { InvoiceDetail } from '@/contracts/billing/invoice';
import { someAmount } from '@/contracts/billing/money';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { text } from '@/contracts/kit/fields/fields';
import { showBaht } from '@/contracts/kit/fields/satang';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useTries } from '@/portal/kit/calls/use-tries';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';

type Room = ReplyOf<typeof creditEndpoints.room>;

interface Props {
  kind: CreditKind;
  invoice: InvoiceDetail;
  onDone: () => void;
  onClose: () => void;
}

const schema = z.object({
  line: z.string(),
  reason: z.enum(noteReasons),
  amount: someAmount,
  why: text(200),
});

/** Takes something off an invoice, or waives being late with it: at once, or once another person has approved it. */
export function AskCredit(props: Props) {
  const { t } = useTranslation('invoices');
  const { kind, invoice } = props;
  const read = useReader(creditEndpoints.room, { params: { id: invoice.id } });
  const room = read.answer;
  const title = t(`ask.${kind}Title`, { number: invoice.number });
  if (room && (kind === 'waiver' ? room.waiver : room.note) > 0) {
    return <AskForm {...props} title={title} room={room} />;
  }
  return (
    <Dialog title={title} onClose={props.onClose}>
      {room ? <p>{t('ask.nothing')}</p> : <Awaited read={read} rows={4} />}
    </Dialog>
  );
}

/** Who has to approve it, as far as the caller can know before the amount is typed. */
function useApproval(alone: Room['alone']) {
  const { t } = useTranslation('invoices');
  const mayGrant = usePermission()('invoices:approve');
  const isAlone = mayGrant && alone === null;
  const said = isAlone
    ? t('ask.alone')
    : mayGrant && alone !== null && alone > 0
      ? t('ask.aloneUpTo', { amount: showBaht(alone) })
      : t('ask.others');
  return { said, action: t(said === t('ask.others') ? 'ask.sendAsk' : 'ask.send') };
}

function AskForm({ kind, invoice, room, title, ...props }: Props & { title: string; room: Room }) {
  const { t } = useTranslation(['invoices', 'invoice-credits']);
  const { said, action } = useApproval(room.alone);
  // Pressed again after a lost answer, it is the same.
  const tryOf = useTries();
  const form = usePlainForm<typeof schema, ReplyOf<typeof creditEndpoints.ask>>({
    schema,
    save: ({ body: { line, ...body } }) => {
      const id = tryOf([line, body]);
      const its = { id, kind, invoiceId: invoice.id, line: line ? Number(line) : null };
      return callEndpoint(creditEndpoints.ask, { body: { ...body, ...its } });
    },
    done: ({ state }) => {
      notice.success(t(state === 'granted' ? 'ask.counts' : 'ask.waits'));
      props.onDone();
    },
  });
  return (
    <FormDialog title={title} form={form} action={action} note={said} onClose={props.onClose}>
      {kind === 'note' ? (
        <>
          <Labelled label={t('ask.line')}>
            <Select name="line" defaultValue="">
              <option value="">{t('ask.whole', { amount: showBaht(room.note) })}</option>
              {room.lines.map(
                ({ description, most }, at) =>
                  most > 0 && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice that is issued never move.
                    <option key={at} value={at + 1}>
                      {t('ask.lineMost', { what: description, amount: showBaht(most) })}
                    </option>
                  ),
              )}
            </Select>
          </Labelled>
          <Labelled label={t('ask.reason')}>
            <Select name="reason" defaultValue="correction">
              {noteReasons.map((value) => (
                <option key={value} value={value}>
                  {t(`invoice-credits:reasons.${value}`)}
                </option>
              ))}
            </Select>
          </Labelled>
        </>
      ) : (
        <>
          <input type="hidden" name="line" value="" />
          <input type="hidden" name="reason" value="waived" />
          <p>{t('ask.waiverMost', { amount: showBaht(room.waiver) })}</p>
        </>
      )}
      <TextField
        name="amount"
        label={t('ask.amount')}
        required
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        defaultValue={kind === 'waiver' ? showBaht(room.waiver) : ''}
        error={form.errorOf('amount')}
      />
      <TextField
        name="why"
        label={t('ask.why')}
        hint={kind === 'note' ? t('ask.whyHint') : undefined}
        required
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('why')}
      />
    </FormDialog>
  );
}
