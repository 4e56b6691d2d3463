import { bangkokDay } from '@/portal/kit/text/dates';

/** The address that shows what is to be fetched today, in the order of the slots. */
export const bookedToday = () =>
  ({
    status: 'waiting',
    bookingDate: bangkokDay(Date.now()),
    sort: 'bookingDate',
  }) as const;
