import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useCachedScreens } from '@/portal/kit/page/ahead';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';
import { MenuSearch } from './MenuSearch';
import styles from './MenuTree.module.css';
import { matchMenu } from './match-menu';
import { activeLink, useMenu } from './menu';
import { useMenuLabel } from './menu-label';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys walk through the search field and the entries that are shown. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-entry]:not(:disabled)'),
  ].filter((stop) => stop.closest('[hidden]') === null);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + step]?.focus();
  event.preventDefault();
}

const none: MenuEntry[] = [];

/** The first screen of each part of the menu. */
const firstScreens = (menu: readonly MenuEntry[]) =>
  menu.flatMap(({ link, submenu }) => (submenu.length === 0 ? link : (submenu[0]?.link ?? [])));

const screensBelow = (menu: readonly MenuEntry[], key: string) =>
  menu.find(({ labelkey }) => labelkey === key)?.submenu.map(({ link }) => link) ?? [];

/**
 * The menu that the service gave, with its search: one submenu open at a time, the entry of the
 * current path marked. While something is searched for, every submenu shows what fits.
 */
export function MenuTree({ id, onChoose }: { id: string; onChoose?: () => void }) {
  const read = useMenu();
  const menu = read.answer ?? none;
  const { t } = useTranslation('common');
  const label = useMenuLabel();
  const path = useRouter().asPath.replace(/[?#].*/, '');
  // The home screen under the address that coming back to the main admin lands on.
  const active = activeLink(menu, path === '/dashboard' ? '/' : path);
  const activeParent = menu.find(({ submenu }) => submenu.some(({ link }) => link === active));
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const open = opened === undefined ? activeParent?.labelkey : opened;
  const searching = typed.trim() !== '';
  const shown = searching ? matchMenu(menu, typed, label) : menu;
  useCachedScreens(firstScreens(menu), 'standing');
  useCachedScreens(opened ? screensBelow(menu, opened) : [], 'once');

  const link = (entry: MenuEntry, icon: boolean) => (
    <MenuLink
      entry={entry}
      current={entry.link === active}
      onChoose={() => {
        setTyped('');
        onChoose?.();
      }}
    >
      {icon && <MenuIcon name={entry.icon} />}
      {label(entry)}
    </MenuLink>
  );

  return (
    <nav aria-label={t('shell.menu')} className={styles.tree} onKeyDown={walk}>
      <MenuSearch
        value={typed}
        onChange={setTyped}
        onEnter={() => list.current?.querySelector<HTMLElement>('a')?.click()}
      />
      <output className={styles.nothing}>
        {searching && shown.length === 0 && t('shell.noEntry', { typed: typed.trim() })}
      </output>
      {!read.answer && <Awaited read={read} rows={6} />}
      <ul ref={list}>
        {shown.map((entry) => {
          if (entry.submenu.length === 0) return <li key={entry.labelkey}>{link(entry, true)}</li>;
          const expanded = searching || open === entry.labelkey;
          return (
            <li key={entry.labelkey}>
              <button
                type="button"
                className={styles.entry}
                data-entry
                disabled={searching}
                aria-expanded={expanded}
                aria-controls={`${id}-${entry.labelkey}`}
                onClick={() => setOpened(expanded ? null : entry.labelkey)}
              >
                <MenuIcon name={entry.icon} />
                {label(entry)}
                <ChevronDown className={styles.arrow} size={15} aria-hidden="true" />
              </button>
              <ul id={`${id}-${entry.labelkey}`} className={styles.submenu} hidden={!expanded}>
                {/* Most of a menu is never opened: its links are made when they are. */}
                {expanded &&
                  entry.submenu.map((child) => <li key={child.labelkey}>{link(child, false)}</li>)}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
