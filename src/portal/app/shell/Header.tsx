import { Menu } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Bell } from '@/portal/app/live/Bell';
import { AccountMenu } from '@/portal/app/shell/AccountMenu';
import styles from '@/portal/app/shell/Header.module.css';
import { LanguageSwitch } from '@/portal/app/shell/LanguageSwitch';
import { mobileMenuId } from '@/portal/app/shell/MobileMenu';
import { PaletteOpener } from '@/portal/app/shell/PaletteOpener';
import { PropertySwitcher } from '@/portal/app/shell/PropertySwitcher';
import { ThemeSwitch } from '@/portal/app/shell/ThemeSwitch';
import { useChooseLanguage } from '@/portal/kit/language';
import { Button } from '@/portal/ui/Button';
import { Logo } from '@/portal/ui/Logo';

/** Property, person and role; search, language, theme and the way out. */
export function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.header}>
      <span className={styles.menuButton}>
        <Button
          look="bare"
          icon={<Menu />}
          aria-label={t(menuOpen ? 'shell.closeMenu' : 'shell.openMenu')}
          aria-expanded={menuOpen}
          aria-controls={mobileMenuId}
          onClick={onMenu}
        />
      </span>
      <Link href="/" prefetch={false} className={styles.logo} aria-label="Niti Portal">
        <Logo />
      </Link>
      <PropertySwitcher />
      <PaletteOpener />
      <span className={styles.switches}>
        <LanguageSwitch onChoose={useChooseLanguage()} />
        <ThemeSwitch />
      </span>
      <Bell />
      <AccountMenu />
    </header>
  );
}
