import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import type { Endpoint, ReplyOf } from '@/contracts/kit/endpoint';
import { text } from '@/contracts/kit/fields';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/Button';
import { TextField } from '@/portal/ui/TextField';
import styles from './Customers.module.css';

const schema = z.object({ reason: text(200) });

/** Asks why before something is done with a person's data that the log has to tell the reason of. */
export function ReasonDialog<E extends Endpoint>(props: {
  title: string;
  lead: string;
  /** What the button that does it is called. */
  action: string;
  endpoint: E;
  id: string;
  onDone: (reply: ReplyOf<E>) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('customers');
  const { endpoint, id } = props;
  const form = usePlainForm<typeof schema, ReplyOf<E>>({
    schema,
    save: ({ body }) => callEndpoint(endpoint, { params: { id }, body } as never),
    done: (reply) => props.onDone(reply),
  });
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form {...form.props} className={styles.form}>
        <p>{props.lead}</p>
        <TextField
          name="reason"
          label={t('reason')}
          required
          maxLength={200}
          autoComplete="off"
          error={form.errorOf('reason')}
        />
        <DialogFoot onCancel={props.onClose}>
          <Button look="primary" type="submit" busy={form.saving}>
            {props.action}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
