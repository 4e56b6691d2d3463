import { otherLayout } from '@/contracts/kit/text/thai-layout';
import { useReader } from '@/portal/kit/calls/use-reader';
import type { ReferenceSource } from './reference-source';

const call = (typed: string) => {
  const keywords = typed.trim().slice(0, 200);
  return { query: { limit: 20, ...(keywords && { keywords }) } };
};

/**
 * The records that are found for what is typed, under whichever layout its keys were pressed, the one that
 * is meant for sure first; `undefined` until that is known, and whether it could not be.
 */
export function useFound<Row extends { id: string }>(
  { list, meant }: ReferenceSource<Row>,
  typed: string,
): { found: Row[] | undefined; failed: boolean } {
  const asTyped = useReader(list, call(typed)).answer?.rows;
  const isNone = asTyped?.length === 0;
  const read = isNone ? otherLayout(typed) : typed;
  const second = useReader(list, call(read));
  const found = isNone ? second.answer?.rows : asTyped;
  const sure = found && meant?.(found, read);
  return {
    found: sure ? [sure, ...found.filter((row) => row !== sure)] : found,
    failed: second.reading.status === 'failed',
  };
}
