import type { Session } from 'next-auth';
import type { Person } from '@/portal/kit/page/person';

/** Who a session stands for, as the screens need it. */
export const personOf = (session: Session | null): Person => ({
  id: session?.account_id ?? '',
  fullname: session?.fullname ?? '',
  propertyId: session?.property_id ?? null,
  isVillage: session?.property_dimension === 'village',
});
