import { Select } from '@/portal/ui/fields/fields';
import styles from './Pager.module.css';

interface Props {
  page: number;
  limit: number;
  total: number;
  sizes: number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  words: { pages: string; range: string; previous: string; next: string; pageSize: string };
}

/** The pages to offer around the current one; 0 stands for a gap. */
export function pageNumbers(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] ?? 0) > 1 ? [0, n] : [n]));
}

/** Steps through pages and says which rows are shown. */
export function Pager({ page, limit, total, sizes, onPage, onLimit, words }: Props) {
  const last = Math.max(1, Math.ceil(total / limit));
  const range = <span className={styles.range}>{words.range}</span>;
  // What fits the shortest page has nothing to step through.
  if (page === 1 && total <= Math.min(limit, ...sizes))
    return <p className={styles.pager}>{range}</p>;
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      {range}
      <Select
        aria-label={words.pageSize}
        value={limit}
        onChange={(event) => onLimit(Number(event.target.value))}
      >
        {[...new Set([...sizes, limit])]
          .sort((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {size} {words.pageSize}
            </option>
          ))}
      </Select>
      <span className={styles.pages}>
        <button
          type="button"
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          ‹
        </button>
        {pageNumbers(page, last).map((n, i) =>
          n === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
            <span key={`gap-${i}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={n}
              type="button"
              aria-current={n === page ? 'page' : undefined}
              onClick={() => onPage(n)}
            >
              {n}
            </button>
          ),
        )}
        <button
          type="button"
          aria-label={words.next}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          ›
        </button>
      </span>
    </nav>
  );
}
