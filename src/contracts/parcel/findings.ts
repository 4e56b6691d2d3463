import { finding } from '@/contracts/kit/feature/finding';
import { wordsIn } from '@/contracts/kit/feature/words-in';
import { otherLayout } from '@/contracts/kit/text/thai-layout';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

/** Parcels by whatever of them is typed, the latest first. */
export const parcelsFound = finding({
  endpoint: parcelEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, sort: '-receivedAt', limit } }),
  records: ({ rows }) =>
    rows.map(({ id, docCode, parcelCode, unitNumber, recipientName }) => ({
      id,
      title: docCode,
      detail: [unitNumber, recipientName, parcelCode].filter(Boolean).join(' · '),
      codes: [docCode, ...(parcelCode ? [parcelCode] : [])],
      href: `/parcels/${id}`,
    })),
});

/** A unit by its number, its people by their names; both lead to what waits for the unit. */
export const unitsFound = finding({
  endpoint: parcelEndpoints.units,
  call: (typed) => ({ query: { keywords: typed.slice(0, 100), anyLayout: true } }),
  records: (units, typed, { can }) => {
    const [asTyped, turned] = [wordsIn(typed), wordsIn(otherLayout(typed))];
    const fits = (name: string) => asTyped(name) || turned(name);
    const hrefOf = (number: string): `/${string}` =>
      can('parcels:approve')
        ? `/parcels/handover?unit=${encodeURIComponent(number)}`
        : `/parcels?unitNumber=${encodeURIComponent(number)}`;
    const named = units.filter(
      ({ number, people }) => fits(number) || !people.some((name) => fits(name)),
    );
    return [
      ...named.map(({ id, number, people }) => ({
        id,
        title: number,
        detail: people.join(', '),
        codes: [number],
        href: hrefOf(number),
      })),
      ...units.flatMap(({ id, number, people }) =>
        people
          .filter((name) => fits(name))
          .map((name) => ({
            id: `${id}-${name}`,
            kind: 'people',
            title: name,
            detail: number,
            href: hrefOf(number),
          })),
      ),
    ];
  },
});
