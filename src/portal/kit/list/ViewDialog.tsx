import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { type ListView, listViewEndpoints } from '@/contracts/auth/list-view';
import { text } from '@/contracts/kit/fields/fields';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useAction } from '@/portal/kit/calls/use-action';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import type { Look } from './use-column-choice';
import styles from './ViewDialog.module.css';

const typed = z.object({ name: text(60), shared: z.literal('on').optional() });

/** Keeps how a list is asked for and looks under a name, or takes the view that is shown away. */
export function ViewDialog(props: {
  look: Look & { list: string; query: string };
  shown: ListView | undefined;
  onDone: (id: string | undefined) => void;
  onClose: () => void;
}) {
  const { look, shown, onDone, onClose } = props;
  const { t } = useTranslation('common');
  const { list, query, hidden, dense } = look;
  const form = usePlainForm<typeof typed, ListView[]>({
    schema: typed,
    save: ({ body: { name, shared } }) =>
      callEndpoint(listViewEndpoints.keep, {
        body: { list, query, hidden, dense, name, shared: shared === 'on' },
      }),
    done: (views) => onDone(views.findLast((one) => one.own && one.list === list)?.id),
  });
  const [remove, removing] = useAction(listViewEndpoints.remove, { done: () => onDone(undefined) });
  return (
    <FormDialog
      title={t('views.keep')}
      action={t('views.save')}
      form={form}
      note={
        shown?.own && (
          <Button
            look="link"
            tone="bad"
            busy={removing}
            onClick={() => void remove({ params: { id: shown.id } })}
          >
            {t('views.remove', { name: shown.name })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('views.name')}
        hint={t('views.hint')}
        required
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <label className={styles.shared}>
        <input type="checkbox" name="shared" /> {t('views.shared')}
      </label>
    </FormDialog>
  );
}
