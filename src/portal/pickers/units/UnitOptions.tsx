import type { ReactNode } from 'react';
import styles from './UnitSelect.module.css';

/** The units that a combobox offers; the one that Enter takes is kept in sight. */
export function UnitOptions<U extends { id: string; number: string }>(props: {
  /** The combobox's own; the list's is `<id>-list`, an option's `<id>-<unit>`. */
  id: string;
  label: string;
  hidden: boolean;
  units: readonly U[];
  current: U | undefined;
  onChoose: (unit: U) => void;
  /** What to know before choosing. */
  lead?: string | undefined;
  /** What stands beside the unit's number. */
  about: (unit: U) => ReactNode;
}) {
  const { id, current } = props;
  return (
    <div className={styles.list} hidden={props.hidden}>
      {props.lead && <p>{props.lead}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={props.label}>
        {props.units.map((unit) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
          <div
            key={unit.id}
            id={`${id}-${unit.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={unit === current}
            ref={
              unit === current ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined
            }
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(unit)}
          >
            <b>{unit.number}</b>
            <span>{props.about(unit)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
