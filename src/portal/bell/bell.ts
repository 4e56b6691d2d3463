import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type Notification,
  newestMany,
  notificationEndpoints,
  type Standing,
} from '@/contracts/master-data/notification';
import { apiThunk } from '@/portal/kit/calls/api-thunk';
import { joinStore, useAppSelector } from '@/portal/kit/page/store';

/** What the bell shows, and up to which of the property's positions it is known. */
export interface Bell {
  seq: number;
  unread: number;
  /** The latest first. */
  newest: Notification[];
  /** Ids of what was written here, which is news to everybody else alone. */
  own: string[];
}

const shown = ({ seq, unread, newest }: Standing, own: string[] = []): Bell => ({
  ...{ seq, unread, own },
  newest: newest.slice(0, newestMany.least),
});

/** Reads the bell for a document; in the browser it follows the property's events. */
export const readBell = apiThunk('bell/read', notificationEndpoints.after);
/** Marks some, or all up to a position, as read by the person here. */
export const markRead = apiThunk('bell/markRead', notificationEndpoints.markRead);
/** Writes to the property's staff. */
export const sendNotification = apiThunk('bell/send', notificationEndpoints.send);

const slice = createSlice({
  name: 'bell',
  initialState: null as Bell | null,
  reducers: {
    /** The property was asked where it stands. */
    stood: (bell, { payload }: PayloadAction<Standing>) => shown(payload, bell?.own),
    /** One more notification was told. */
    told: (bell, { payload }: PayloadAction<Notification>) => {
      if (!bell || bell.newest.some(({ id }) => id === payload.id)) return bell;
      const read = payload.read || bell.own.includes(payload.id);
      const newest = [{ ...payload, read }, ...bell.newest].slice(0, newestMany.least);
      return { ...bell, seq: payload.seq, newest, unread: bell.unread + (read ? 0 : 1) };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(readBell.fulfilled, (_, { payload }) => shown(payload))
      .addCase(sendNotification.pending, (bell, { meta }) => {
        // Before the answer: the event can be here first.
        bell?.own.push(meta.arg.body.id);
      })
      .addCase(markRead.fulfilled, (bell, { payload, meta }) => {
        if (!bell) return;
        const { body } = meta.arg;
        bell.unread = payload.unread;
        for (const one of bell.newest) {
          if ('ids' in body ? body.ids.includes(one.id) : one.seq <= body.upTo) one.read = true;
        }
      }),
});
joinStore(slice);

export const { stood, told } = slice.actions;

export const selectBell = (state: Record<string, unknown>) => (state.bell ?? null) as Bell | null;

/** The bell as it is now; `null` where the document came without one. */
export const useBell = () => useAppSelector(selectBell);
