import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import type { Verdict } from '@/contracts/bulletin/choices';
import { type PostDetail, postEndpoints } from '@/contracts/bulletin/post';
import { text } from '@/contracts/kit/fields';
import styles from '@/portal/areas/bulletin/Bulletin.module.css';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/Button';
import { TextArea } from '@/portal/ui/TextArea';

const schema = z.object({ note: text(1000) });

/** Decides on all that waits for a word on a post, and says why. */
export function DecideDialog(props: {
  post: PostDetail;
  verdict: Verdict;
  onDone: () => void;
  onClose: () => void;
}) {
  const { post, verdict, onDone, onClose } = props;
  const { t } = useTranslation('bulletin');
  const { id } = post;
  const form = usePlainForm<typeof schema, { id: string }>({
    schema,
    save: ({ body }) =>
      callEndpoint(postEndpoints.decide, { params: { id }, body: { verdict, ...body } }),
    done: onDone,
  });
  const cancel = async () => {
    if (await form.mayLeave()) onClose();
  };
  const title = t(`decide.${verdict}`);
  return (
    <Dialog title={title} onClose={cancel}>
      <form {...form.props} className={styles.form} aria-label={title}>
        <p className={styles.soft}>{t('decideLead', { n: post.reports })}</p>
        <TextArea
          name="note"
          required
          label={t('note')}
          rows={3}
          maxLength={1000}
          error={form.errorOf('note')}
        />
        <DialogFoot onCancel={cancel}>
          <Button
            type="submit"
            look="primary"
            tone={verdict === 'kept' ? 'brand' : 'bad'}
            busy={form.saving}
          >
            {title}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
