import type { ParsedUrlQuery } from 'node:querystring';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { AreaTexts } from '@/portal/kit/text/texts';
import type { Person } from './person';
import type { AppDispatch } from './store';

/** What a screen's page declares beside the screen itself. */
export interface AreaPage {
  needs?: Permission;
  texts?: AreaTexts;
  /** What the server reads into the request's store before the first HTML. */
  load?: (dispatch: AppDispatch, query: ParsedUrlQuery, person: Person) => Promise<unknown>;
}
