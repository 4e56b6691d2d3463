import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import type { SlotHours } from '@/contracts/parcel/booking-slots';

/** What a property decides about its parcels. */
export interface ParcelSettings
  extends Pick<
    PropertySetting,
    'parcelReminderDays' | 'parcelUnclaimedDays' | 'pickupQrHours' | 'pickupDaysAhead'
  > {
  bookingSlots: readonly SlotHours[];
}

export type SettingsOf = (propertyId: string) => Promise<ParcelSettings>;
