/** Where the slips of parcels that go back to their carriers are printed. */
export const returnSlipAddress = (ids: readonly string[]) =>
  `/parcels/problems/slip?ids=${ids.join(',')}`;
