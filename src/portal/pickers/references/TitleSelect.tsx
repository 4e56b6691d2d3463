import { FoundSelect, type Held } from './FoundSelect';
import type { ReferenceSource } from './reference-source';

/** What a record of a kind is called, where a form holds that and no id; empty where none is chosen. */
export function TitleSelect<Row extends { id: string }>({
  onChange,
  onChosen,
  ...props
}: Held<string> & {
  of: ReferenceSource<Row>;
  onChange?: (title: string) => void;
  onChosen?: (row: Row) => void;
  required?: boolean;
}) {
  return (
    <FoundSelect
      {...props}
      value={props.value}
      shown={(title) => title}
      onChoose={(row) => {
        onChange?.(row ? props.of.title(row) : '');
        if (row) onChosen?.(row);
      }}
    />
  );
}
