import type { PropertySetting } from '@/contracts/master-data/property-setting';

/** What a property decides about its parcels. */
export type ParcelSettings = Pick<
  PropertySetting,
  'parcelReminderDays' | 'parcelUnclaimedDays' | 'pickupQrHours' | 'pickupDaysAhead'
>;

export type SettingsOf = (propertyId: string) => Promise<ParcelSettings>;
