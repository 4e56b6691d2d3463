/** The staff of some properties; whoever keeps the accounts answers. */
export type StaffOf = (
  propertyIds: readonly string[],
) => Promise<{ accountId: string; fullname: string }[]>;
