import { createSlice } from '@reduxjs/toolkit';
import type { Parcel } from '@/contracts/parcel/parcel';
import { insertParcels } from '@/portal/areas/parcels/readers';
import { joinStore } from '@/portal/kit/store';

/** What was received since the portal was opened in this tab, the latest first. */
const slice = createSlice({
  name: 'parcels/received',
  initialState: [] as Parcel[],
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(insertParcels.fulfilled, (before, { payload }) => {
      const ids = new Set(payload.map(({ id }) => id));
      return [...payload.toReversed(), ...before.filter(({ id }) => !ids.has(id))];
    }),
});
joinStore(slice);

const none: Parcel[] = [];

export const selectReceived = (state: Record<string, unknown>) =>
  (state[slice.name] as Parcel[] | undefined) ?? none;
