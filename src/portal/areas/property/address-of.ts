const bangkok = 'กรุงเทพมหานคร';

interface Place {
  subDistrict: string;
  district: string;
  province: string;
  postcode: string;
}

/** An address as a Thai letter bears it. */
export function addressOf(place: Place & { addressTh: string }) {
  const { addressTh, subDistrict, district, province, postcode } = place;
  const isBangkok = province === bangkok;
  return [
    addressTh,
    subDistrict && (isBangkok ? 'แขวง' : 'ตำบล') + subDistrict,
    district && (isBangkok ? 'เขต' : 'อำเภอ') + district,
    province && (isBangkok ? '' : 'จังหวัด') + province,
    postcode,
  ]
    .filter(Boolean)
    .join(' ');
}
