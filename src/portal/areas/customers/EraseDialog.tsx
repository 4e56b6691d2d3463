import { useTranslation } from 'next-i18next/pages';
import { customers } from '@/contracts/features/residents/customers';
import { type Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { HeldList } from './HeldList';
import styles from './HeldList.module.css';

/** Says what erasing somebody does to what is held of them; or why it cannot be done yet. */
export function EraseDialog(props: {
  person: Customer;
  onErased: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const { person, onErased, onClose } = props;
  const read = useReader(customerCareEndpoints.holds, { params: { id: person.id } });
  const title = t('eraseTitle', { name: person.name });
  if (!read.answer) {
    return (
      <Dialog title={title} onClose={onClose}>
        <div className={styles.alone}>
          <Awaited read={read} rows={6} />
        </div>
      </Dialog>
    );
  }
  const { kinds, bar } = read.answer;
  if (bar) {
    return (
      <Dialog title={t('notYet')} onClose={onClose}>
        <p role="alert" className={styles.alone}>
          {errorText({ code: bar, message: customers.errors[bar].th })}
        </p>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      final
      title={title}
      lead={t('eraseLead')}
      action={t('erase')}
      endpoint={customerCareEndpoints.erase}
      id={person.id}
      onDone={onErased}
      onClose={onClose}
    >
      <HeldList kinds={kinds} />
    </ReasonDialog>
  );
}
