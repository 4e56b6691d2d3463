import type { Place } from '@/contracts/master-data/lookups';
// From npm `thai-address-universal` 2.2.0 (ISC, © 2025 Thai Address Universal), see docs/decisions.md.
import held from './thai-places.json';

interface Province extends Place {
  nameEn: string;
  districts: District[];
}
interface District extends Place {
  subDistricts: (Place & { postcodes: string[] })[];
}

const two = (n: number) => String(n + 1).padStart(2, '0');

function districtOf(line: string, id: string): District {
  const [nameTh = '', inside = ''] = line.split('|');
  const subDistricts = inside.split(',').map((written, at) => {
    const [name = '', postcodes = ''] = written.split(' ');
    return { id: id + two(at), nameTh: name, postcodes: postcodes.split('/') };
  });
  return { id, nameTh, subDistricts };
}

const provinces: readonly Province[] = Object.entries(held).map(([named, lines]) => {
  const [id = '', nameTh = '', nameEn = ''] = named.split('|');
  const districts = lines.map((line, at) => districtOf(line, id + two(at)));
  return { id, nameTh, nameEn, districts };
});

/** The provinces in Thai order, Bangkok first. */
export const allProvinces = (): readonly Province[] => provinces;

/** What lies in a province; nothing in one that there is not. */
export const districtsIn = (provinceId: string): readonly District[] =>
  provinces.find(({ id }) => id === provinceId)?.districts ?? [];

/** What lies in a district, each with its postcodes. */
export const subDistrictsIn = (districtId: string) =>
  districtsIn(districtId.slice(0, 2)).find(({ id }) => id === districtId)?.subDistricts ?? [];

const named = (name: string) => (one: Place) => one.nameTh === name;

type Address = Record<'province' | 'district' | 'subDistrict' | 'postcode', string>;

/** The first of these, each inside the one before, that there is not; undefined where they belong together. */
export function misplaced(address: Address): keyof Address | undefined {
  const province = provinces.find(named(address.province));
  if (!province) return 'province';
  const district = province.districts.find(named(address.district));
  if (!district) return 'district';
  const found = district.subDistricts.find(named(address.subDistrict));
  if (!found) return 'subDistrict';
  return found.postcodes.includes(address.postcode) ? undefined : 'postcode';
}

/** Whether these names and the postcode belong together. */
export const isPlace = (address: Address): boolean => misplaced(address) === undefined;

/** What other rooms may ask about the places of the country. */
export const places = {
  isProvince: (name: string): boolean => provinces.some(named(name)),
  isPlace,
};
