import type { Entry, MonthPage } from '@/contracts/master-data/content/home-calendar';

/** One time of an entry, by its first and last day. */
export interface Occurrence {
  entry: Entry;
  from: string;
  to: string;
}

type Page = Pick<MonthPage, 'entries' | 'occurrences'>;

function held(
  { entries, occurrences }: Page,
  isMeant: (one: { from: string; to: string }) => boolean,
) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return occurrences.filter(isMeant).flatMap(({ id, from, to }): Occurrence[] => {
    const entry = byId.get(id);
    return entry ? [{ entry, from, to }] : [];
  });
}

/** What there is on a day, those of all day and of several days first. */
export const onDay = (page: Page, day: string): Occurrence[] =>
  held(page, ({ from, to }) => from <= day && to >= day).sort((one, other) =>
    one.entry.startsAt.localeCompare(other.entry.startsAt),
  );

/** What begins after a day, the next first. */
export const after = (page: Page, day: string): Occurrence[] =>
  held(page, ({ from }) => from > day).sort((one, other) => one.from.localeCompare(other.from));
