import type { Notification } from '@/contracts/master-data/notification';
import styles from '@/portal/app/live/notification-toast.module.css';
import { loadToasts } from '@/portal/kit/page/notice';

/** How long a notification stays, milliseconds. */
const shownMs = 5000;

/** Shows a notification at the top right; clicked anywhere it opens. */
export async function showNotification(
  { id, title, text }: Pick<Notification, 'id' | 'title' | 'text'>,
  open: () => void,
): Promise<void> {
  const { toast } = await loadToasts();
  toast.info(
    <button
      type="button"
      className={styles.notification}
      onClick={() => {
        toast.dismiss(id);
        open();
      }}
    >
      <b>{title}</b>
      <span>{text}</span>
    </button>,
    { toastId: id, autoClose: shownMs, className: styles.toast },
  );
}
