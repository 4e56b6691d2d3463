import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import type { Figure } from '@/contracts/master-data/board';
import styles from './Tile.module.css';

/** The address of the rows that a figure counts. */
export const rowsOf = ({ page, query }: Pick<Figure, 'page' | 'query'>) => ({
  pathname: page,
  query,
});

/** One matter of the board: its name, what it comes to, and at the right the way to its rows. */
export function Tile(props: {
  title: string;
  /** Figures beside the title. */
  beside?: ReactNode;
  more?: { href: { pathname: string; query?: Record<string, string> }; text: string };
  wide?: boolean;
  children: ReactNode;
}) {
  const { title, beside, more, wide, children } = props;
  const id = useId();
  return (
    <section className={styles.tile} aria-labelledby={id} data-wide={wide || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {beside && <p>{beside}</p>}
        {more && (
          <Link className={styles.more} href={more.href} prefetch={false}>
            {more.text}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
