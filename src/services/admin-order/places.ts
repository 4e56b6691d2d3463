import { invalidField } from '@/services/kit/calls/problem';

/** What this service asks of the country's official places. */
export interface Places {
  isProvince(name: string): boolean;
  /** Whether the names, each inside the one before, and the postcode belong together. */
  isPlace(address: {
    province: string;
    district: string;
    subDistrict: string;
    postcode: string;
  }): boolean;
}

/** Throws `INVALID` where areas are sent and one of them is no province. */
export function requireProvinces(places: Places, sent: object): void {
  if (!('areas' in sent)) return;
  const areas = sent.areas as string[];
  if (!areas.every((area) => places.isProvince(area)))
    throw invalidField('areas', 'unknownProvince');
}
