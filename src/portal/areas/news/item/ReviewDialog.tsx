import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { optionalText, text } from '@/contracts/kit/fields/fields';
import { newsEndpoints } from '@/contracts/news/endpoints';
import type { News } from '@/contracts/news/news';
import type { Review } from '@/contracts/news/news-state';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { TextArea } from '@/portal/ui/fields/TextArea';
import styles from './Item.module.css';
import type { StateProps } from './state-props';

export type Verdict = Exclude<Review, 'pending'>;

const noteMost = 1000;
/** A rejection says why. */
const schemas = {
  approved: z.object({ note: optionalText(noteMost) }),
  rejected: z.object({ note: text(noteMost) }),
};

/** Asks for a word with the decision, and stores both. */
export function ReviewDialog(props: StateProps & { verdict: Verdict; onClose: () => void }) {
  const { news, verdict, onChanged, onStale, onClose } = props;
  const { t } = useTranslation(['news', 'common']);
  const { id, version } = news;
  const form = usePlainForm<(typeof schemas)[Verdict], News>({
    schema: schemas[verdict],
    save: ({ body }) =>
      callEndpoint(newsEndpoints.review, { body: { id, version, review: verdict, ...body } }),
    done: (reviewed) => {
      notice.success(t(`item.reviewSaved.${verdict}`));
      onChanged(reviewed);
      onClose();
    },
    onRefused: () => {
      onStale();
      return false;
    },
  });
  const title = t(`item.verdicts.${verdict}`);
  return (
    <FormDialog {...{ title, form, onClose }} tone={verdict === 'approved' ? 'brand' : 'bad'}>
      <p className={styles.soft}>{news.titleTh}</p>
      <TextArea
        name="note"
        required={verdict === 'rejected'}
        label={t(`item.notes.${verdict}`)}
        rows={3}
        maxLength={noteMost}
        error={form.errorOf('note')}
      />
    </FormDialog>
  );
}
