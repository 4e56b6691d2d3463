import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import styles from './OrderList.module.css';

/** Something that stands in an order, and what it is called. */
export interface Ordered {
  id: string;
  name: string;
  /** The address of its picture, small. */
  picture?: string;
}

interface Props {
  items: readonly Ordered[];
  onOrder: (items: Ordered[]) => void;
}

/** Puts things into an order: dragged by the pointer or a finger, moved by keys with the arrows. */
export function OrderList({ items, onOrder }: Props) {
  const list = useRef<HTMLOListElement>(null);

  function swap(at: number, by: 1 | -1) {
    const next = [...items];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onOrder(next);
    // The row goes on being moved by the same key.
    requestAnimationFrame(() => {
      const row = list.current?.children[at + by];
      const button = row?.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`);
      (button ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus();
    });
  }

  return (
    <DragDropProvider onDragEnd={(event) => !event.canceled && onOrder(move([...items], event))}>
      <ol ref={list} className={styles.list}>
        {items.map((item, at) => (
          <Row key={item.id} item={item} at={at} count={items.length} onMove={swap} />
        ))}
      </ol>
    </DragDropProvider>
  );
}

function Row(props: {
  item: Ordered;
  at: number;
  count: number;
  onMove: (at: number, by: 1 | -1) => void;
}) {
  const { item, at, count, onMove } = props;
  const { t } = useTranslation('common');
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index: at });
  return (
    <li ref={ref} className={styles.row} data-dragging={isDragging || undefined}>
      <span ref={handleRef} className={styles.handle} aria-hidden="true">
        <GripVertical size={18} />
      </span>
      {item.picture && (
        // biome-ignore lint/performance/noImgElement: the service has made it as small as it is shown.
        <img className={styles.picture} src={item.picture} alt="" />
      )}
      <span className={styles.name}>{item.name}</span>
      <Button
        data-move="-1"
        aria-label={t('order.up', { name: item.name })}
        icon={<ArrowUp size={16} />}
        disabled={at === 0}
        onClick={() => onMove(at, -1)}
      />
      <Button
        data-move="1"
        aria-label={t('order.down', { name: item.name })}
        icon={<ArrowDown size={16} />}
        disabled={at === count - 1}
        onClick={() => onMove(at, 1)}
      />
    </li>
  );
}
