/** The call for the stays of one unit or one person. */
export const staysCall = (of: { unitId: string } | { customerId: string }) => ({ query: of });
