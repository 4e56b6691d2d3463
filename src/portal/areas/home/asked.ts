import { bangkokDay } from '@/portal/kit/text/dates';

/** The call for what came and went today, Bangkok, and how long the rest has waited. */
export function today() {
  const day = bangkokDay(Date.now());
  return { query: { from: day, to: day } };
}

/** The call whose total says how much a filter of the list finds. */
export const counted = <F extends object>(filter: F) => ({ query: { ...filter, limit: 1 } });

/** The list's filter for news that the person has not read. */
export const unread = { unread: true };

/** And for what waits for an approval; an emergency waits for none. */
export const toReview = { publishState: 'draft', type: 'ordinary', review: 'pending' } as const;

/** The call for the widgets of the property's kind. */
export const ownWidgets = { query: {} };
