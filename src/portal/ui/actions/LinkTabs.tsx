import { Plus } from 'lucide-react';
import Link from 'next/link';
import { Fragment, useEffect, useRef } from 'react';
import styles from './LinkTabs.module.css';

export interface LinkTab {
  name: string;
  title: string;
  href: { pathname: string; query: Record<string, string> };
  /** What is behind it, as it is shown. */
  count?: string;
  /** It is too late for what is behind it. */
  late?: boolean;
  /** Of another kind than the one before. */
  apart?: boolean;
}

/** Views of one screen in a row, each a link with its own address; the current one is in sight. */
export function LinkTabs(props: {
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  /** What can be done with the views, at their end. */
  more?: { title: string; onPress: () => void };
}) {
  const { label, tabs, current, more } = props;
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current.
  useEffect(() => {
    const { current: row } = nav;
    const active = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !active) return;
    // Told once the row has its place: to ask for it here would lay the whole screen out in between.
    const placed = new ResizeObserver(() => {
      placed.disconnect();
      if (row.scrollWidth <= row.clientWidth) return;
      row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
    });
    placed.observe(row);
    return () => placed.disconnect();
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      {tabs.map(({ name, title, href, count, late, apart }) => (
        <Fragment key={name}>
          {apart && <i className={styles.apart} aria-hidden="true" />}
          <Link
            href={href}
            shallow
            prefetch={false}
            scroll={false}
            aria-current={name === current ? 'page' : undefined}
          >
            {title}{' '}
            {count !== undefined && (
              <span
                data-none={count === '0' || undefined}
                data-tone={late && count !== '0' ? 'late' : undefined}
              >
                {count}
              </span>
            )}
          </Link>
        </Fragment>
      ))}
      {more && (
        <button type="button" onClick={more.onPress}>
          <Plus aria-hidden="true" /> {more.title}
        </button>
      )}
    </nav>
  );
}
