import { FoundSelect, type Held } from './FoundSelect';
import { ReferenceTitle } from './ReferenceTitle';
import type { ReferenceSource } from './reference-source';

/** One record of a kind: the form holds its id, and shows what it is called. */
export function ReferenceSelect<Row extends { id: string }>({
  onChange,
  ...props
}: Held<string> & {
  of: ReferenceSource<Row>;
  onChange?: (id: string | null) => void;
  required?: boolean;
}) {
  return (
    <FoundSelect
      {...props}
      value={props.value}
      shown={(id) => <ReferenceTitle of={props.of} id={id} />}
      onChoose={(row) => onChange?.(row?.id ?? null)}
    />
  );
}
