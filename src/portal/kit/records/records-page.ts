import type { ZodType } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import type { AreaTexts } from '@/portal/kit/text/texts';

/** The page of a feature's records: list, columns and what stands `beside` are in its first HTML. */
export const recordsPage = (
  texts: AreaTexts,
  list: ListEndpoint,
  ...beside: Endpoint<ZodType<Record<string, never>>>[]
): AreaPage => ({
  needs: `${featureOf(list)}:view`,
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(list, dispatch, query),
      loadColumns(dispatch),
      ...beside.map((endpoint) => loadReader(endpoint, dispatch, {})),
    ]),
});
