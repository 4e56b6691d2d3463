import { thaiDay } from '@/services/kit/text/thai-text';

/** An appointment as a parcel's history tells it: `24 พ.ย. 2569 13.00-15.00`. */
export const bookingWords = (day: string, hours: string): string =>
  `${thaiDay(`${day}T00:00:00+07:00`)} ${hours}`;
