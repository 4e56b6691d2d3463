import { useTranslation } from 'next-i18next/pages';
import { type Review, reviewDraft, reviewEndpoints } from '@/contracts/admin-order/review';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { RadioField } from '@/portal/ui/fields/RadioField';
import { TextArea } from '@/portal/ui/fields/TextArea';

const schema = reviewDraft.omit({ orderId: true });

/** Writes down what the resident says of the work. */
export function ReviewDialog(props: { orderId: string; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  const { orderId } = props;
  const form = usePlainForm<typeof schema, Review>({
    schema,
    keptAs: `review ${orderId}`,
    save: ({ body }) => callEndpoint(reviewEndpoints.add, { body: { orderId, ...body } }),
    done: () => {
      notice.success(t('common:form.saved'));
      props.onDone();
    },
  });
  return (
    <FormDialog
      title={t('addReview')}
      form={form}
      action={t('common:form.save')}
      onClose={props.onClose}
    >
      <RadioField
        name="stars"
        label={t('review')}
        required
        options={[5, 4, 3, 2, 1].map((n) => ({ value: String(n), label: t('stars', { n }) }))}
        error={form.errorOf('stars')}
      />
      <TextArea
        name="comment"
        label={t('comment')}
        rows={3}
        maxLength={1000}
        error={form.errorOf('comment')}
      />
    </FormDialog>
  );
}
