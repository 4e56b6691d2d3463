import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useDocument } from '@/portal/app/document/use-document';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { Button } from '@/portal/ui/actions/Button';
import styles from './InsideBanner.module.css';
import { useMayLeave } from './use-may-leave';

/** Reminds an account of the platform that it works inside a property, and leads out of it. */
export function InsideBanner() {
  const { t } = useTranslation('common');
  const { session } = useDocument();
  const { leave } = usePlaceSwitch();
  if (!useMayLeave()) return null;
  return (
    <aside className={styles.banner} aria-label={t('place.inside')}>
      <span>
        {t('place.insideLead', { name: session?.property_name_th, role: session?.roleName })}
      </span>
      <Button icon={<LogOut />} onClick={leave}>
        {t('place.leave')}
      </Button>
    </aside>
  );
}
