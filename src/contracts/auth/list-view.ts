import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { id, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { columnNames, listName } from './list-columns';

/** Views that one person keeps at one place, of all lists together. */
export const mostViews = 200;

/** A list as somebody wants to find it again: its filters and order, its columns, and how close its rows are. */
const view = z.object({
  list: listName,
  name: text(60),
  /** The address's query. */
  query: limited(2000),
  hidden: columnNames,
  dense: z.boolean(),
  /** The place's other staff have it too. */
  shared: z.boolean(),
});

const storedView = view.extend({
  id,
  /** The caller has made it, and may take it away. */
  own: z.boolean(),
});
export type ListView = z.output<typeof storedView>;

const declared = { service: 'auth', reply: z.array(storedView), needs: 'signed-in' } as const;

/** The caller's own views at the place where they are, and those that others share there; each answers all of them. */
export const listViewEndpoints = {
  read: endpoint({
    ...declared,
    method: 'GET',
    path: '/auth/profile/views',
    call: z.object({}),
  }),
  /** Fails for one too many. */
  keep: endpoint({
    ...declared,
    method: 'POST',
    path: '/auth/profile/views',
    call: z.object({ body: view }),
  }),
  remove: endpoint({
    ...declared,
    method: 'DELETE',
    path: '/auth/profile/views/:id',
    call: z.object({ params: z.object({ id }) }),
  }),
};
