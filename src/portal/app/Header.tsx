import { Menu } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { AccountLanguage } from '@/portal/app/AccountLanguage';
import { AccountMenu } from '@/portal/app/AccountMenu';
import { Bell } from '@/portal/app/Bell';
import styles from '@/portal/app/Header.module.css';
import { mobileMenuId } from '@/portal/app/MobileMenu';
import { PaletteOpener } from '@/portal/app/PaletteOpener';
import { PropertySwitcher } from '@/portal/app/PropertySwitcher';
import { ThemeSwitch } from '@/portal/app/ThemeSwitch';
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
      <Link href="/" className={styles.logo} aria-label="Niti Portal">
        <Logo />
      </Link>
      <PropertySwitcher />
      <PaletteOpener />
      <span className={styles.switches}>
        <AccountLanguage />
        <ThemeSwitch />
      </span>
      <Bell />
      <AccountMenu />
    </header>
  );
}
