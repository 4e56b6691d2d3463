import { Bell as BellIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useDocument } from '@/portal/app/document/use-document';
import styles from '@/portal/app/live/Bell.module.css';
import { useBell } from '@/portal/bell/bell';
import { usePermission } from '@/portal/kit/page/permission';

const BellPanel = dynamic(() => import('@/portal/app/live/BellPanel').then((m) => m.BellPanel), {
  ssr: false,
});

const panelId = 'bell-panel';
const most = 99;

/** How many notifications of the property are unread; opens the latest of them. */
export function Bell() {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const can = usePermission();
  const bell = useBell();
  const [open, setOpen] = useState(false);
  if (!session?.property_id || !can('notifications:view')) return null;
  const unread = bell?.unread ?? 0;
  const label = t('bell.label', { n: unread });
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        popoverTarget={panelId}
        aria-label={label}
        title={label}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </button>
      <section
        id={panelId}
        popover="auto"
        className={styles.panel}
        aria-label={t('bell.title')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <BellPanel />}
      </section>
    </>
  );
}
