import type { ReactNode } from 'react';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import styles from './FormDialog.module.css';
import type { PlainForm } from './use-plain-form';

/** A plain form in a dialog, sent by the button at its foot; what was typed is not left unasked. */
export function FormDialog(props: {
  title: string;
  form: Pick<PlainForm, 'props' | 'saving' | 'mayLeave'>;
  /** What the button says, where it is not the title. */
  action?: string;
  /** Of the button: `bad` for what takes something away. */
  tone?: 'brand' | 'bad';
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, form, action = title, tone = 'brand', onClose, children } = props;
  const cancel = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <Dialog title={title} onClose={cancel}>
      <form {...form.props} className={styles.form}>
        {children}
        <DialogFoot onCancel={cancel} danger={tone === 'bad'}>
          <Button type="submit" look="primary" tone={tone} busy={form.saving}>
            {action}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
