import { showPhone } from '@/contracts/kit/fields/thai-phone';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';

/** Who a document is from, as the paper's `letterhead` shows it; what is empty is left out there. */
export interface Letterhead {
  name: string;
  address: string;
  taxId: string;
  phone: string;
}

const capital = 'กรุงเทพมหานคร';
const inCapital = ['แขวง', 'เขต', ''];
const elsewhere = ['ต.', 'อ.', 'จ.'];

/** The letterhead of a property by its settings. */
export function letterheadOf(settings: PropertySetting): Letterhead {
  const { addressTh, subDistrict, district, province, postcode } = settings;
  const kinds = province === capital ? inCapital : elsewhere;
  const places = [subDistrict, district, province].map((place, at) => place && kinds[at] + place);
  return {
    name: settings.nameTh,
    address: [addressTh, ...places, postcode].filter(Boolean).join(' '),
    taxId: settings.taxId,
    phone: settings.officePhone && showPhone(settings.officePhone),
  };
}
