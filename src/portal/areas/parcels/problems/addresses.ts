/** The most parcels that go onto one printed return. */
export const mostSlips = 50;

/** Where the slips of parcels that go back to their carriers are printed. */
export const returnSlipAddress = (ids: readonly string[]) =>
  `/parcels/problems/slip?ids=${ids.slice(0, mostSlips).join(',')}`;
