import type { ParsedUrlQuery } from 'node:querystring';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { clearEndpoints } from '@/contracts/billing/clear-letters';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { loadReader } from '@/portal/kit/calls/use-reader';
import { loadColumns } from '@/portal/kit/list/use-column-choice';
import { loadList } from '@/portal/kit/list/use-list';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { recordsPage } from '@/portal/kit/records/records-page';
import { clearTexts, letterTexts, texts } from './texts';

const named = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

export interface AccountCall {
  query: { unitId?: string; customerId?: string };
}

/** The call for the account that the address names, a unit's or a person's; none where it names neither. */
export function accountCall({ unitId, customerId }: ParsedUrlQuery): AccountCall | undefined {
  const [unit, person] = [named(unitId), named(customerId)];
  if (person) return { query: { customerId: person } };
  return unit ? { query: { unitId: unit } } : undefined;
}

export const arrearsPage: AreaPage = {
  needs: 'arrears:view',
  texts,
  load: (dispatch, query) =>
    Promise.all([
      loadList(arrearEndpoints.list, dispatch, query),
      loadColumns(dispatch),
      loadReader(invoiceEndpoints.ageing, dispatch, {}),
    ]),
};

export const accountPage: AreaPage = {
  needs: 'arrears:view',
  texts,
  load: async (dispatch, query) => {
    const call = accountCall(query);
    if (call) await loadReader(arrearEndpoints.account, dispatch, call);
  },
};

export const lettersPage = recordsPage(letterTexts, letterEndpoints.list);

export const clearPage = recordsPage(clearTexts, clearEndpoints.list);
