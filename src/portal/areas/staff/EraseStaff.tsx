import { useTranslation } from 'next-i18next/pages';
import type { Staff } from '@/contracts/auth/staff';
import { staffCareEndpoints } from '@/contracts/auth/staff-care';
import { staffHeld } from '@/contracts/data-care/staff-held';
import { notice } from '@/portal/kit/page/notice';
import { EraseDialog } from '@/portal/pickers/people/EraseDialog';

/** Erases who has left, and says how their work names them from then on. */
export function EraseStaff(props: { row: Staff; onErased: () => void; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { row } = props;
  return (
    <EraseDialog
      id={row.id}
      name={row.fullname}
      held={staffHeld}
      endpoints={staffCareEndpoints}
      onErased={({ fullname }) => {
        notice.success(t('erasedAs', { name: fullname }));
        props.onErased();
      }}
      onClose={props.onClose}
    >
      <p>{t('eraseNote')}</p>
    </EraseDialog>
  );
}
