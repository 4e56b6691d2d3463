import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Customer, customerCareEndpoints } from '@/contracts/master-data/residents/customer';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { HeldList } from './HeldList';

/** Says what erasing somebody does to what is held of them, before and after; or why it cannot be done yet. */
export function EraseDialog(props: {
  person: Customer;
  onErased: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const { person } = props;
  const read = useReader(customerCareEndpoints.holds, { params: { id: person.id } });
  // What is held later is no answer to what was done.
  const [erased, setErased] = useState<typeof read.answer>();
  const title = t('eraseTitle', { name: person.name });
  if (erased) {
    return (
      <Dialog title={t('erased')} onClose={props.onErased}>
        <HeldList kinds={erased.kinds} />
      </Dialog>
    );
  }
  if (!read.answer) {
    return (
      <Dialog title={title} onClose={props.onClose}>
        <Awaited read={read} rows={6} />
      </Dialog>
    );
  }
  const { kinds, bar } = read.answer;
  if (bar) {
    return (
      <Dialog title={t('notYet')} onClose={props.onClose}>
        <p role="alert">{errorText({ code: bar, message: '' })}</p>
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
      onDone={() => setErased(read.answer)}
      onClose={props.onClose}
    >
      <HeldList kinds={kinds} />
    </ReasonDialog>
  );
}
