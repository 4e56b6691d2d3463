import styles from './Tile.module.css';

/** How a figure compares with an earlier one, in words. */
export const Trend = (props: { better: boolean; same?: boolean; text: string }) => (
  <p className={styles.trend} data-way={props.same ? undefined : props.better ? 'better' : 'worse'}>
    {props.text}
  </p>
);
