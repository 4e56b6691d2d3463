import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './ParcelPile.module.css';

interface Item {
  id: string;
  docCode: string;
  unitNumber: string;
}

/** A list of one kind with its count; its colour only repeats its heading. */
export function ParcelPile<T extends Item>(props: {
  kind: 'present' | 'missing' | 'misplaced' | 'unknown';
  title: string;
  count: number;
  items?: readonly T[];
  about?: (item: T) => string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.pile} data-kind={props.kind}>
      <h3>
        {props.title} <b>{props.count.toLocaleString('en-US')}</b>
      </h3>
      <ul>
        {props.items?.map((item) => (
          <li key={item.id}>
            <Link href={`/parcels/${item.id}`} target="_blank" prefetch={false}>
              <b>{item.unitNumber}</b> {item.docCode}
            </Link>
            {props.about && <small>{props.about(item)}</small>}
          </li>
        ))}
        {props.children}
      </ul>
    </section>
  );
}
