import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import { text } from '@/contracts/kit/fields/fields';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { TextField } from '@/portal/ui/fields/TextField';
import { FormDialog } from './FormDialog';

const schema = z.object({ reason: text(200) });

/** Asks why before something is done to a record, and sends the reason with it. */
export function ReasonDialog<E extends Endpoint>(props: {
  title: string;
  lead: ReactNode;
  /** What the button that does it is called. */
  action: string;
  /** It takes something away, or cannot be undone. */
  final?: boolean;
  endpoint: E;
  id: string;
  /** What the call's body has beside the reason. */
  body?: object;
  onDone: (reply: ReplyOf<E>) => void;
  onClose: () => void;
  /** What it comes to, before the reason. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const { endpoint, id } = props;
  const form = usePlainForm<typeof schema, ReplyOf<E>>({
    schema,
    save: ({ body }) =>
      callEndpoint(endpoint, { params: { id }, body: { ...props.body, ...body } } as never),
    done: (reply) => props.onDone(reply),
  });
  return (
    <FormDialog
      title={props.title}
      form={form}
      action={props.action}
      tone={props.final ? 'bad' : 'brand'}
      onClose={props.onClose}
    >
      <p>{props.lead}</p>
      {props.children}
      <TextField
        name="reason"
        label={t('form.reason')}
        required
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
