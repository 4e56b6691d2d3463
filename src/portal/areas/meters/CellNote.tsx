import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/portal/ui/words/Tag';
import { oddIn } from './cell';
import styles from './Meters.module.css';
import type { SheetStore } from './sheet-store';
import { useCell } from './use-sheet';

const units = (thousandths: number) => (thousandths / 1000).toLocaleString('en-US');

/** What is worth knowing of a unit's reading: why it is not kept, why it stands out, or who bills it. */
export function CellNote({ store, unitId }: { store: SheetStore; unitId: string }) {
  const { t } = useTranslation('meters');
  const cell = useCell(store, unitId);
  if (!cell) return null;
  const { row, draft, refused } = cell;
  const odd = oddIn(cell, store.others());
  const { reading, median } = row;
  const isLater = reading?.frozen === 'later';
  const told = [refused, odd, draft.estimated, draft.oldLast, reading?.corrected, reading?.invoice];
  if (!isLater && !told.some(Boolean)) return null;
  return (
    <span className={styles.note}>
      {refused && <Tag tone="failed">{t(`refused.${refused}`)}</Tag>}
      {odd && (
        <Tag tone="needs">
          {t(`odd.${odd.why}`, { times: odd.times, usual: units(median ?? 0) })}
        </Tag>
      )}
      {draft.estimated && <Tag tone="note">{t('estimated')}</Tag>}
      {draft.oldLast && (
        <Tag tone="aside">{t('replacedNote', { last: draft.oldLast, first: draft.newFirst })}</Tag>
      )}
      {reading?.corrected && (
        <Tag tone="note">{t('correctedNote', { reading: reading.corrected })}</Tag>
      )}
      {reading?.invoice && (
        <Link href={`/invoices/${reading.invoice.id}`}>{reading.invoice.number}</Link>
      )}
      {isLater && t('refused.later')}
    </span>
  );
}
