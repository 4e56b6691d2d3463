import { createSlice } from '@reduxjs/toolkit';
import { joinStore } from './store';

const slice = createSlice({
  name: 'loading',
  initialState: 0,
  reducers: { begin: (count) => count + 1, end: (count) => Math.max(0, count - 1) },
});
joinStore(slice);

/** Covers the screen until `loadingEnded` has been dispatched as often. */
export const { begin: loadingBegan, end: loadingEnded } = slice.actions;

export const selectLoading = (state: Record<string, unknown>) => Number(state.loading ?? 0) > 0;
