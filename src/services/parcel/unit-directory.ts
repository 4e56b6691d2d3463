import type { UnitOption, UnitPerson } from '@/contracts/parcel/endpoints';

/** What the parcel counter asks about units and their people; whoever keeps them answers. */
export interface UnitDirectory {
  /** Units whose number or people's names contain the keywords, in the order of their numbers. */
  search(propertyId: string, keywords: string, limit: number): Promise<UnitOption[]>;
  /** Empty for a unit that the property does not have. */
  people(propertyId: string, unitId: string): Promise<(UnitPerson & { phone: string })[]>;
  /** Numbers by unit id; a unit that the property does not have is left out. */
  numbers(propertyId: string, unitIds: readonly string[]): Promise<Map<string, string>>;
}
