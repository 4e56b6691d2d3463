import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import { MenuIcon } from '@/portal/app/MenuIcon';
import styles from '@/portal/app/MenuTree.module.css';
import { activeLink, entryHref, useMenu } from '@/portal/app/menu';
import { useDocument } from '@/portal/app/use-document';
import { useLanguage } from '@/portal/kit/language';

/** The menu that the service gave: one submenu open at a time, the entry of the current path marked. */
export function MenuTree({ id, onChoose }: { id: string; onChoose?: () => void }) {
  const menu = useMenu();
  const { t } = useTranslation('common');
  const { settings } = useDocument();
  const language = useLanguage();
  const path = useRouter().asPath.replace(/[?#].*/, '');
  // The home screen under the address that coming back to the main admin lands on.
  const active = activeLink(menu, path === '/dashboard' ? '/' : path);
  const activeParent = menu.find(({ submenu }) => submenu.some(({ link }) => link === active));
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const open = opened === undefined ? activeParent?.labelkey : opened;
  const label = (entry: MenuEntry) => (language === 'th' ? entry.labelTH : entry.labelENG);

  const link = (entry: MenuEntry, icon: boolean) => (
    <Link
      href={entryHref(entry, settings.menuBaseUrl)}
      className={styles.entry}
      aria-current={entry.link === active ? 'page' : undefined}
      onClick={onChoose}
    >
      {icon && <MenuIcon name={entry.icon} />}
      {label(entry)}
    </Link>
  );

  return (
    <nav aria-label={t('shell.menu')} className={styles.tree}>
      <ul>
        {menu.map((entry) => {
          if (entry.submenu.length === 0) return <li key={entry.labelkey}>{link(entry, true)}</li>;
          const expanded = open === entry.labelkey;
          return (
            <li key={entry.labelkey}>
              <button
                type="button"
                className={styles.entry}
                aria-expanded={expanded}
                aria-controls={`${id}-${entry.labelkey}`}
                onClick={() => setOpened(expanded ? null : entry.labelkey)}
              >
                <MenuIcon name={entry.icon} />
                {label(entry)}
                <ChevronDown className={styles.arrow} size={15} aria-hidden="true" />
              </button>
              <ul id={`${id}-${entry.labelkey}`} className={styles.submenu} hidden={!expanded}>
                {entry.submenu.map((child) => (
                  <li key={child.labelkey}>{link(child, false)}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
