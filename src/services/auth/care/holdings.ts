import { account, signIns } from './account';
import { choices, inbox } from './choices';
import { accountLog, audit } from './log';

/** What this service holds of who has an account. */
export const authHoldings = { account, signIns, choices, inbox, accountLog, audit };
