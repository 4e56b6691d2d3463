import * as z from 'zod';
import { type Endpoint, endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import type { ListEndpoint, QueryOf } from '@/contracts/kit/calls/list-endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';

/** Declares the call for all that a list's filters find, as .xlsx; below the list's own path. */
export function downloadEndpoint<E extends ListEndpoint>(
  list: E,
  path: `/${string}` = `${list.path}/download`,
) {
  const { query } = (list.call as unknown as z.ZodObject<{ query: z.ZodObject }>).shape;
  return endpoint({
    service: list.service,
    method: 'GET',
    path,
    call: z.object({ query: query.omit({ page: true, limit: true }) }),
    reply: fileReply,
    envelope: 'file',
    needs: `${featureOf(list)}:export`,
    ...(list.wire && { wire: list.wire }),
  }) as unknown as Endpoint<
    z.ZodType<
      { query: Omit<QueryOf<E>, 'page' | 'limit'> },
      { query: Partial<Omit<QueryOf<E>, 'page' | 'limit'>> }
    >,
    typeof fileReply
  >;
}
