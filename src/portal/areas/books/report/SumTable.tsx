import Link from 'next/link';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from './Report.module.css';

interface Line {
  key: string;
  name: string;
  figures: readonly (number | string)[];
  /** The rows that prove them. */
  href?: { pathname: string; query: Record<string, string> };
}

const written = (figure: number | string) =>
  typeof figure === 'number' ? showBaht(figure).replace('-', '−') : figure;

/** A few sums below each other, amounts in satang, with what they come to. */
export function SumTable(props: {
  label: string;
  head: readonly string[];
  lines: readonly Line[];
  /** What the figures come to, where they can be added. */
  total?: Omit<Line, 'key' | 'href'>;
}) {
  const { label, head, lines, total } = props;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, figures, href }) => (
          <tr key={key}>
            <th scope="row">
              {href ? (
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {figures.map((figure, at) => (
              <td
                key={head[at + 1]}
                data-label={head[at + 1]}
                data-none={figure === 0 || undefined}
              >
                {written(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            {total.figures.map((figure, at) => (
              <td key={head[at + 1]} data-label={head[at + 1]}>
                {written(figure)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
