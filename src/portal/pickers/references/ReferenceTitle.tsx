import { useReader } from '@/portal/kit/calls/use-reader';
import type { ReferenceSource } from './reference-source';

/** What a record is called, by its id. */
export function ReferenceTitle<Row extends { id: string }>(props: {
  of: ReferenceSource<Row>;
  id: string;
}) {
  const { get, title } = props.of;
  const { answer } = useReader(get, { params: { id: props.id } });
  return <>{answer ? title(answer) : '…'}</>;
}
