import { money } from './money';
import { app, person, requests, stays, tests } from './records';
import { letters, told, voted } from './told';

/** What this service holds of residents. */
export const masterDataHoldings = {
  ...{ person, stays, app, requests, testers: tests, letters },
  ...{ suggestions: told, votes: voted, money },
};
