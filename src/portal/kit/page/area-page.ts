import type { ParsedUrlQuery } from 'node:querystring';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { AreaTexts } from '@/portal/kit/text/texts';
import type { Person } from './person';
import type { AppDispatch } from './store';

/** What a screen's page declares beside the screen itself. */
export interface AreaPage {
  needs?: Permission;
  texts?: AreaTexts;
  /** What is read before the page is rendered: on the server for the first HTML, in the browser on the way to it. */
  load?: (dispatch: AppDispatch, query: ParsedUrlQuery, person: Person) => Promise<unknown>;
}
