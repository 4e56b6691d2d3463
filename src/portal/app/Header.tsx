import {
  DownOutlined,
  LogoutOutlined,
  MenuOutlined,
  MoonOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { browserApi } from '@/portal/app/browser-api';
import { writeCookie } from '@/portal/app/cookies';
import styles from '@/portal/app/Header.module.css';
import { LanguageSwitch } from '@/portal/app/LanguageSwitch';
import { mobileMenuId } from '@/portal/app/MobileMenu';
import { signOutByHand } from '@/portal/app/sign-out';
import { useDocument } from '@/portal/app/use-document';
import { loadingBegan } from '@/portal/kit/loading';
import { useAppDispatch } from '@/portal/kit/store';
import { Logo } from '@/portal/ui/Logo';

/** Property, person and role; language, theme and the way out. */
export function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const { t } = useTranslation('common');
  const { change, ...brought } = useDocument();
  const { session, theme } = brought;
  const dispatch = useAppDispatch();
  const other = theme === 'dark' ? 'light' : 'dark';

  function changeTheme() {
    writeCookie('theme', other);
    document.documentElement.dataset.theme = other;
    change({ ...brought, theme: other });
  }

  return (
    <header className={styles.header}>
      <Button
        className={styles.menuButton}
        type="text"
        icon={<MenuOutlined />}
        aria-label={t(menuOpen ? 'shell.closeMenu' : 'shell.openMenu')}
        aria-expanded={menuOpen}
        aria-controls={mobileMenuId}
        onClick={onMenu}
      />
      <Link href="/" className={styles.logo} aria-label="Niti Portal">
        <Logo />
      </Link>
      <p className={styles.property}>{session?.property_name_th ?? t('shell.mainAdmin')}</p>
      <div className={styles.tools}>
        <LanguageSwitch />
        <Button
          type="text"
          icon={other === 'dark' ? <MoonOutlined /> : <SunOutlined />}
          aria-label={t(`shell.theme.${other}`)}
          title={t(`shell.theme.${other}`)}
          onClick={changeTheme}
        />
      </div>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'sign-out',
              icon: <LogoutOutlined />,
              label: t('shell.signOut'),
              onClick: () => {
                dispatch(loadingBegan());
                void signOutByHand(browserApi);
              },
            },
          ],
        }}
      >
        <button
          type="button"
          className={styles.person}
          aria-label={t('shell.account', { name: session?.fullname })}
        >
          <span>
            <b>{session?.fullname}</b>
            <small>{session?.roleName}</small>
          </span>
          <DownOutlined />
        </button>
      </Dropdown>
    </header>
  );
}
