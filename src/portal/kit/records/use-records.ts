import type { ListEndpoint, QueryOf, RowOf } from '@/contracts/kit/calls/list-endpoint';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { ParseQuery } from '@/portal/kit/address/address-query';
import type { FileEndpoint } from '@/portal/kit/files/download';
import { useEditing } from '@/portal/kit/form/use-editing';
import { type List, type ParamsOf, useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import type { OrderCalls } from '@/portal/kit/order/OrderDialog';
import { usePermission } from '@/portal/kit/page/permission';
import type { RowCalls } from '@/portal/kit/records/RowActions';

/** The calls of a feature's records; what is not among them is not offered. */
export type RecordCalls = RowCalls & {
  list: ListEndpoint;
  download?: FileEndpoint;
  order?: OrderCalls['order'];
};

/** A feature's records as a screen of them uses it. */
export interface Records<Row, Query> {
  feature: Feature;
  endpoints: RecordCalls;
  list: List<Row, Query>;
  editing: ReturnType<typeof useEditing<Row>>;
  mayCreate: boolean;
}

/** The list with its query, its refresh when others change it, and which of its records is edited. */
export function useRecords<E extends RecordCalls, Query extends PageQuery = QueryOf<E['list']>>(
  endpoints: E,
  parseQuery?: ParseQuery<Query>,
  params?: ParamsOf<E['list']>,
): Records<RowOf<E['list']>, Query> {
  const feature = featureOf(endpoints.list);
  const can = usePermission();
  const list = useList<E['list'], Query>(endpoints.list, parseQuery, params);
  useLive(feature, list.reload);
  const editing = useEditing<RowOf<E['list']>>(endpoints.list.path);
  return { feature, endpoints, list, editing, mayCreate: can(`${feature}:create`) };
}
