import { Menu, Moon, Sun } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { AccountMenu } from '@/portal/app/AccountMenu';
import { writeCookie } from '@/portal/app/cookies';
import styles from '@/portal/app/Header.module.css';
import { LanguageSwitch } from '@/portal/app/LanguageSwitch';
import { mobileMenuId } from '@/portal/app/MobileMenu';
import { PropertySwitcher } from '@/portal/app/PropertySwitcher';
import { useDocument } from '@/portal/app/use-document';
import { Button } from '@/portal/ui/Button';
import { Logo } from '@/portal/ui/Logo';

/** Property, person and role; language, theme and the way out. */
export function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { t } = useTranslation('common');
  const { change, ...brought } = useDocument();
  const { theme } = brought;
  const other = theme === 'dark' ? 'light' : 'dark';

  function changeTheme() {
    writeCookie('theme', other);
    document.documentElement.dataset.theme = other;
    change({ ...brought, theme: other });
  }

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
      <span className={styles.language}>
        <LanguageSwitch />
      </span>
      <Button
        look="bare"
        icon={other === 'dark' ? <Moon /> : <Sun />}
        aria-label={t(`shell.theme.${other}`)}
        title={t(`shell.theme.${other}`)}
        onClick={changeTheme}
      />
      <AccountMenu />
    </header>
  );
}
