import { Menu } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { HelpOpener } from '@/portal/app/help/HelpOpener';
import { Bell } from '@/portal/app/live/Bell';
import { mobileMenuId } from '@/portal/app/shell/menu/MobileMenu';
import { useChooseLanguage } from '@/portal/kit/text/language';
import { Button } from '@/portal/ui/actions/Button';
import { Logo } from '@/portal/ui/words/Logo';
import { AccountMenu } from './AccountMenu';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { PaletteOpener } from './PaletteOpener';
import { PropertySwitcher } from './PropertySwitcher';
import { ThemeSwitch } from './ThemeSwitch';

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
      <HelpOpener />
      <Bell />
      <AccountMenu />
    </header>
  );
}
