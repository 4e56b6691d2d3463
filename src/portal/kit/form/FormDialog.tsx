import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import styles from './FormDialog.module.css';
import type { PlainForm } from './use-plain-form';

/** A form in a dialog, sent by the button at its foot; what was typed is not left unasked. */
export function FormDialog(props: {
  title: string;
  form: Pick<PlainForm, 'saving' | 'mayLeave'> & { props: ComponentProps<'form'> };
  /** What the button says, where it is not the title. */
  action?: string;
  /** Of the button: `bad` for what takes something away. */
  tone?: 'brand' | 'bad';
  /** From the side, for what is long. */
  width?: 'drawer';
  /** What happens when it is sent. */
  note?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, form, action = title, tone = 'brand', onClose, children } = props;
  const cancel = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <Dialog title={title} onClose={cancel} {...(props.width && { width: props.width })}>
      <form {...form.props} className={styles.form}>
        {children}
        <DialogFoot onCancel={cancel} danger={tone === 'bad'} note={props.note}>
          <Button type="submit" look="primary" tone={tone} busy={form.saving}>
            {action}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
