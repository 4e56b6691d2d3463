import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { joinStore } from './store';

/** Covers the screen until `loadingEnded` has been dispatched as often. */
export const loadingBegan = createAction('loading/begin');
export const loadingEnded = createAction('loading/end');

function reducer(count = 0, action: UnknownAction): number {
  if (loadingBegan.match(action)) return count + 1;
  return loadingEnded.match(action) ? Math.max(0, count - 1) : count;
}
joinStore({ name: 'loading', reducer });

export const selectLoading = (state: Record<string, unknown>) => Number(state.loading ?? 0) > 0;
