import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { isMicrosite } from '@/contracts/auth/microsites';
import type { MenuEntry } from '@/contracts/auth/session';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { useDocument } from '@/portal/app/document/use-document';
import { isHandedOver, openKatsan } from './katsan';
import styles from './MenuTree.module.css';
import { entryHref } from './menu';

/** A menu entry as the kind of link that it is: a screen here, an address elsewhere, a microsite. */
export function MenuLink(props: {
  entry: MenuEntry;
  current: boolean;
  onChoose: (() => void) | undefined;
  children: ReactNode;
}) {
  const { entry, current, onChoose, children } = props;
  const { t } = useTranslation('common');
  const { settings } = useDocument();
  const href = entryHref(entry, settings.menuBaseUrl);
  const look = { className: styles.entry, 'data-entry': true };

  if (isMicrosite(entry)) {
    return (
      <a
        {...look}
        href={entry.link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          onChoose?.();
          if (!isHandedOver(entry, settings.katsanOrigin)) return;
          event.preventDefault();
          void openKatsan(entry.link);
        }}
      >
        {children}
        <ExternalLink className={styles.outside} size={14} aria-hidden="true" />
        <span className="visually-hidden">{t('shell.newTab')}</span>
      </a>
    );
  }
  if (!entry.isnew || !isOwnPath(href)) {
    return (
      <a {...look} href={href} onClick={onChoose}>
        {children}
      </a>
    );
  }
  // Fetched ahead when it is pointed at: a dozen areas at once would weigh as much as the page itself.
  return (
    <Link
      {...look}
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
    >
      {children}
      {/* Where all entries are of one kind, the mark would say nothing. */}
      {settings.menuBaseUrl && <small className={styles.badge}>{t('shell.new')}</small>}
    </Link>
  );
}
