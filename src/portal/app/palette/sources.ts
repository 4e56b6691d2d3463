import { propertyEndpoints } from '@/contracts/auth/properties';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import type { Found } from '@/contracts/kit/feature/feature';
import type { Seeker as Reader } from '@/contracts/kit/feature/finding';
import { wordsIn } from '@/contracts/kit/feature/words-in';
import { type Hit, meant } from '@/portal/app/palette/hit';
import { foundFor, groupOf } from '@/portal/app/palette/kinds';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { markTold } from '@/portal/kit/calls/told';

/** Who searches, and where. */
export interface Seeker extends Reader {
  propertyId: string | null;
}

type Source = (
  typed: string,
  seeker: Seeker,
  api: ApiClient,
  signal: AbortSignal,
) => Promise<Hit[]>;

/** As many of a group as leave room for the others. */
const most = 5;

/** The properties to enter, at the main admin. */
const properties: Source = async (typed, { language }, api, signal) => {
  const fits = wordsIn(typed);
  const all = await api(propertyEndpoints.list, {}, signal);
  const found = all.filter(({ nameTh, nameEn, code }) => fits(nameTh, nameEn, code));
  return found.slice(0, most).map(({ id, code, nameTh, nameEn }) => ({
    key: `property-${id}`,
    group: 'properties',
    title: language === 'th' ? nameTh : nameEn,
    detail: code,
    codes: [code],
    to: { property: id },
  }));
};

/** A feature's records, so many of each kind; the one that is meant for sure comes first. */
const recordsOf =
  ({ kinds, load }: Found): Source =>
  async (typed, seeker, api, signal) => {
    const { endpoint, call, records } = await load();
    const answer = await api(endpoint, call(typed, most), signal);
    const found = records(answer, typed, seeker);
    return Object.keys(kinds).flatMap((kind, i) => {
      const hits = found
        .filter((record) => (i === 0 && !record.kind) || record.kind === kind)
        .slice(0, most)
        .map(({ id, title, detail, codes, href }): Hit => {
          const more = { ...(detail && { detail }), ...(codes && { codes }) };
          return { key: `${kind}-${id}`, group: groupOf(kind), title, ...more, to: { href } };
        });
      const exact = hits.length > 1 && meant(hits, typed);
      return exact ? [exact, ...hits.filter((hit) => hit !== exact)] : hits;
    });
  };

export interface FoundHits {
  hits: Hit[];
  /** Some source did not answer. */
  failed: boolean;
}

/** Asks every source that is for this person, all at once; one that fails keeps none from the rest. */
export async function findEverywhere(
  typed: string,
  seeker: Seeker,
  api: ApiClient,
  signal: AbortSignal,
): Promise<FoundHits> {
  const sources = foundFor(seeker).map(recordsOf);
  if (seeker.can('properties:approve')) sources.unshift(properties);
  const answers = await Promise.allSettled(sources.map((find) => find(typed, seeker, api, signal)));
  for (const answer of answers) {
    // The palette says it in its own words.
    if (answer.status === 'rejected' && answer.reason instanceof ApiFailure) {
      markTold(answer.reason.error);
    }
  }
  return {
    hits: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
}
