import {
  combineSlices,
  configureStore,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiClient } from '@/portal/kit/calls/api-client';

/** The part of the state whose name is known only to the slice that owns it. */
type State = Record<string, unknown>;

const rootReducer = combineSlices().withLazyLoadedSlices<State>();

/** Adds a slice to every store; called where the slice is made, when the script that holds it loads. */
export const joinStore = (slice: { name: string; reducer: unknown }) => {
  rootReducer.inject({ reducerPath: slice.name, reducer: slice.reducer } as never);
};

/** A new store with the client as its thunks' extra argument; one per request, one per shell. */
export const makeStore = (api: ApiClient, state?: State) =>
  configureStore({
    reducer: rootReducer,
    preloadedState: state as never,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type Extra = { api: ApiClient };
export type AppThunk<R> = ThunkAction<R, State, Extra, UnknownAction>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<State>();
