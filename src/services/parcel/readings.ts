import { otherLayout } from '@/contracts/kit/text/thai-layout';
import type { Filter, Numbers } from '@/services/parcel/listing/found';

const numberNames = ['unitNumber', 'docCode', 'parcelCode'] as const;
const typedNames = ['keywords', ...numberNames] as const;

type Reading = [filter: Filter, numbers: Numbers];

/** A filter by what its keys type under the other layout; `undefined` where that is the same. */
function turned(filter: Filter): Filter | undefined {
  const other = { ...filter };
  for (const name of typedNames) if (filter[name]) other[name] = otherLayout(filter[name]);
  return typedNames.some((name) => other[name] !== filter[name]) ? other : undefined;
}

/** What a filter's words may mean: whole numbers before parts, as typed before the other layout. */
function readingsOf(filter: Filter): Reading[] {
  const hasNumbers = numberNames.some((name) => filter[name]?.trim());
  const ways: Numbers[] = hasNumbers ? ['whole', 'parts'] : ['whole'];
  const other = turned(filter);
  return [filter, ...(other ? [other] : [])].flatMap((one) =>
    ways.map((numbers): Reading => [one, numbers]),
  );
}

/** What a filter finds by the first of its readings that finds anything. */
export async function findByReadings<T extends { total: number }>(
  filter: Filter,
  find: (...reading: Reading) => Promise<T>,
): Promise<T> {
  const typed = await find(filter, 'whole');
  if (typed.total > 0) return typed;
  for (const reading of readingsOf(filter).slice(1)) {
    const found = await find(...reading);
    if (found.total > 0) return found;
  }
  return typed;
}
