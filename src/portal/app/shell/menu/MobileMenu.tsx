import { useEffect } from 'react';
import { LanguageSwitch } from '@/portal/app/shell/header/LanguageSwitch';
import { ThemeSwitch } from '@/portal/app/shell/header/ThemeSwitch';
import { useChooseLanguage } from '@/portal/kit/text/language';
import { MenuTree } from './MenuTree';
import styles from './MobileMenu.module.css';

export const mobileMenuId = 'mobile-menu';

/** The menu on small screens: a dropdown of 300 px below the header, closed by choice or Escape. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const choose = useChooseLanguage();
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onClose]);
  return (
    <div id={mobileMenuId} className={styles.menu} hidden={!open}>
      {/* Closed it is nothing: on a desk a second menu would be made for nobody. */}
      {open && (
        <>
          <MenuTree id="mobile" onChoose={onClose} />
          <div className={styles.switches}>
            <LanguageSwitch onChoose={choose} />
            <ThemeSwitch />
          </div>
        </>
      )}
    </div>
  );
}
