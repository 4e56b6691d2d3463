import type { ZodType, z } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { Page, PageQuery } from '@/contracts/kit/calls/page-query';

/** A call that answers with a page of rows. */
export type ListEndpoint = Endpoint<ZodType<{ query: PageQuery }>, ZodType<Page<unknown>>>;

export type RowOf<E extends ListEndpoint> = z.output<E['reply']>['rows'][number];
export type QueryOf<E extends ListEndpoint> = z.output<E['call']>['query'];
