import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { fitTexts } from './fit-texts';
import { type LabelMeasures, measuresOf } from './label-measures';
import styles from './Print.module.css';
import type { Layout } from './paper';

const useBrowserLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The labels on their sheets; the places before `first` are empty already. */
function sheetsOf<T>(labels: readonly T[], perSheet: number, first: number): (T | null)[][] {
  const places: (T | null)[] = [...Array<null>(first - 1).fill(null), ...labels];
  return Array.from({ length: Math.ceil(places.length / perSheet) }, (_, i) =>
    places.slice(i * perSheet, (i + 1) * perSheet),
  );
}

const mm = (n: number) => `${n}mm`;

/** Labels as they come out of the printer, sheet by sheet. */
export function Sheets<T>({
  layout,
  labels,
  first,
  children,
}: {
  layout: Layout;
  labels: readonly T[];
  /** Where on the first sheet the first label goes, from 1. */
  first: number;
  /** Draws one of them. */
  children: (label: T, measures: LabelMeasures) => ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const { page, label, columns, rows } = layout;
  // Other labels, or others' room, are other texts.
  useBrowserLayout(() => {
    const fit = () => root.current && fitTexts(root.current);
    fit();
    // What was measured is another font's where its own is still on its way.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(fit);
  }, [labels, layout]);
  const measures = useMemo(() => measuresOf(layout), [layout]);
  const measured = {
    ...measures.lines,
    width: mm(page.width),
    // A hair less than the page, or rounding makes the printer feed an empty one.
    height: mm(page.height - 0.1),
    padding: `${mm(layout.marginTop)} ${mm(layout.marginLeft)} 0`,
    gridTemplateColumns: `repeat(${columns}, ${mm(label.width)})`,
    gridAutoRows: mm(label.height - (columns * rows === 1 ? 0.1 : 0)),
    gap: `${mm(layout.gapY)} ${mm(layout.gapX)}`,
  } as CSSProperties;
  return (
    <div ref={root}>
      {sheetsOf(labels, columns * rows, first).map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the stack.
        <div key={at} className={styles.sheet} style={measured}>
          {sheet.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same label may be on it twice.
            <div key={place}>{one !== null && children(one, measures)}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
