import { useEffect } from 'react';
import { LanguageSwitch } from '@/portal/app/shell/LanguageSwitch';
import { MenuTree } from '@/portal/app/shell/MenuTree';
import styles from '@/portal/app/shell/MobileMenu.module.css';
import { ThemeSwitch } from '@/portal/app/shell/ThemeSwitch';
import { useChooseLanguage } from '@/portal/kit/language';

export const mobileMenuId = 'mobile-menu';

/** The menu on small screens: a dropdown of 300 px below the header, closed by choice or Escape. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
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
      <MenuTree id="mobile" onChoose={onClose} />
      <div className={styles.switches}>
        <LanguageSwitch onChoose={useChooseLanguage()} />
        <ThemeSwitch />
      </div>
    </div>
  );
}
