import type { Entry, MonthPage } from '@/contracts/master-data/content/home-calendar';

/** One time of an entry, by its first and last day. */
export interface Occurrence {
  entry: Entry;
  from: string;
  to: string;
}

/** What there is on a day, those of all day and of several days first. */
export function onDay(
  { entries, occurrences }: Pick<MonthPage, 'entries' | 'occurrences'>,
  day: string,
): Occurrence[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return occurrences
    .filter(({ from, to }) => from <= day && to >= day)
    .flatMap(({ id, from, to }) => {
      const entry = byId.get(id);
      return entry ? [{ entry, from, to }] : [];
    })
    .sort((one, other) => one.entry.startsAt.localeCompare(other.entry.startsAt));
}
