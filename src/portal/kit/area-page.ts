import type { ParsedUrlQuery } from 'node:querystring';
import type { Permission } from '@/contracts/kit/permissions';
import type { Person } from '@/portal/kit/person';
import type { AppDispatch } from '@/portal/kit/store';
import type { AreaTexts } from '@/portal/kit/texts';

/** What a screen's page declares beside the screen itself. */
export interface AreaPage {
  needs?: Permission;
  texts?: AreaTexts;
  /** What the server reads into the request's store before the first HTML. */
  load?: (dispatch: AppDispatch, query: ParsedUrlQuery, person: Person) => Promise<unknown>;
}
