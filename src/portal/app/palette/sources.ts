import { propertyEndpoints } from '@/contracts/auth/properties';
import { ApiFailure } from '@/contracts/kit/errors';
import { titleIn } from '@/contracts/kit/languages';
import type { Permission } from '@/contracts/kit/permissions';
import { otherLayout } from '@/contracts/kit/thai-layout';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { type Hit, meant } from '@/portal/app/palette/hit';
import { wordsIn } from '@/portal/app/shell/menu/match-menu';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { markTold } from '@/portal/kit/calls/told';
import type { Language } from '@/portal/kit/text/language';

/** Who searches, and where. */
export interface Seeker {
  can: (permission: Permission) => boolean;
  propertyId: string | null;
  platform: boolean;
  language: Language;
}

/** A kind of records that the palette finds; an area's is added to `sources`. */
interface Source {
  /** Whether this person may see any; for who may not, nothing is asked. */
  isFor: (seeker: Seeker) => boolean;
  find: (typed: string, seeker: Seeker, api: ApiClient, signal: AbortSignal) => Promise<Hit[]>;
}

/** As many of a group as leave room for the others. */
const most = 5;

const properties: Source = {
  isFor: ({ platform, propertyId }) => platform && !propertyId,
  async find(typed, { language }, api, signal) {
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
  },
};

const parcels: Source = {
  isFor: ({ can, propertyId }) => propertyId !== null && can('parcels:view'),
  async find(typed, _, api, signal) {
    const query = { keywords: typed, sort: '-receivedAt', limit: most };
    const { rows } = await api(parcelEndpoints.list, { query }, signal);
    const hits = rows.map(
      ({ id, docCode, parcelCode, unitNumber, recipientName }): Hit => ({
        key: `parcel-${id}`,
        group: 'parcels',
        title: docCode,
        detail: [unitNumber, recipientName, parcelCode].filter(Boolean).join(' · '),
        codes: [docCode, ...(parcelCode ? [parcelCode] : [])],
        to: { href: `/parcels/${id}` },
      }),
    );
    const exact = rows.length > 1 && meant(hits, typed);
    return exact ? [exact, ...hits.filter((hit) => hit !== exact)] : hits;
  },
};

/** A unit is found by its number, its people by their names; both lead to what waits for the unit. */
const unitsAndPeople: Source = {
  isFor: parcels.isFor,
  async find(typed, { can }, api, signal) {
    const [asTyped, turned] = [wordsIn(typed), wordsIn(otherLayout(typed))];
    const fits = (name: string) => asTyped(name) || turned(name);
    const query = { keywords: typed.slice(0, 100), anyLayout: true };
    const units = await api(parcelEndpoints.units, { query }, signal);
    const href = (number: string) =>
      can('parcels:approve')
        ? `/parcels/handover?unit=${encodeURIComponent(number)}`
        : `/parcels?unitNumber=${encodeURIComponent(number)}`;
    const people = units.flatMap(({ id, number, people }) =>
      people
        .filter((name) => fits(name))
        .map((name): Hit => {
          const to = { href: href(number) };
          return { key: `person-${id}-${name}`, group: 'people', title: name, detail: number, to };
        }),
    );
    const named = units.filter(
      ({ number, people }) => fits(number) || !people.some((p) => fits(p)),
    );
    return [
      ...named.slice(0, most).map(
        ({ id, number, people }): Hit => ({
          key: `unit-${id}`,
          group: 'units',
          title: number,
          detail: people.join(', '),
          codes: [number],
          to: { href: href(number) },
        }),
      ),
      ...people.slice(0, most),
    ];
  },
};

/** By any of its titles. */
const news: Source = {
  isFor: ({ can }) => can('news:view'),
  async find(typed, { language }, api, signal) {
    const { rows } = await api(
      newsEndpoints.list,
      { query: { keywords: typed, limit: most } },
      signal,
    );
    return rows.map((row) => ({
      key: `news-${row.id}`,
      group: 'news',
      title: titleIn(row, language) || row.titleTh,
      detail: row.createdBy,
      to: { href: `/news/${row.id}` },
    }));
  },
};

const sources: readonly Source[] = [properties, parcels, unitsAndPeople, news];

export interface Found {
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
): Promise<Found> {
  const asked = sources.filter(({ isFor }) => isFor(seeker));
  const answers = await Promise.allSettled(
    asked.map(({ find }) => find(typed, seeker, api, signal)),
  );
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
