import Link from 'next/link';
import styles from './LinkTabs.module.css';

interface Tab {
  name: string;
  title: string;
  href: { pathname: string; query: Record<string, string> };
  /** What is behind it, as it is shown. */
  count?: string;
}

/** Views of one screen in a row, each a link with its own address. */
export const LinkTabs = (props: { label: string; tabs: Tab[]; current: string }) => (
  <nav aria-label={props.label} className={styles.tabs}>
    {props.tabs.map(({ name, title, href, count }) => (
      <Link
        key={name}
        href={href}
        shallow
        prefetch={false}
        scroll={false}
        aria-current={name === props.current ? 'page' : undefined}
      >
        {title} {count !== undefined && <span>{count}</span>}
      </Link>
    ))}
  </nav>
);
