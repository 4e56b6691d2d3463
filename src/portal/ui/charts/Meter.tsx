import styles from './charts.module.css';

/** How near a value is to its limit. */
export type BarTone = 'plain' | 'near' | 'over';

/** A share of a whole as a bar, from 0 to 1; `mark` is the share that is asked for. The figure is written beside it. */
export const Meter = (props: { share: number; tone?: BarTone; mark?: number }) => (
  <span className={styles.meter} aria-hidden="true">
    <i data-tone={props.tone} style={{ inlineSize: `${Math.min(100, 100 * props.share)}%` }} />
    {props.mark !== undefined && <em style={{ insetInlineStart: `${100 * props.mark}%` }} />}
  </span>
);
