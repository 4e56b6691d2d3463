import { orderHoldings, orderNamings } from '@/services/admin-order';
import { authHoldings, authTakings, staffBar } from '@/services/auth';
import { bulletinHoldings, bulletinNamings } from '@/services/bulletin';
import type { Holdings, StaffHoldings } from '@/services/kit/personal/holding';
import { kitHoldings, kitNamings } from '@/services/kit/personal/kit-holdings';
import {
  lastChanges,
  type Namings,
  namedIn,
  namelessIn,
  together,
} from '@/services/kit/personal/named-in';
import { kitTakings } from '@/services/kit/retention/kit-takings';
import type { Takings } from '@/services/kit/retention/nightly';
import { outboxTaking } from '@/services/kit/retention/outbox-taking';
import { masterDataHoldings, masterDataNamings, masterDataTakings } from '@/services/master-data';
import { newsNamings } from '@/services/news';
import { parcelHoldings, parcelNamings, parcelTakings } from '@/services/parcel';

/** How each kind that ends by itself is taken away; letters that stay in the house lie in the folder. */
export const takings = (outbox?: string): Takings => ({
  ...{ ...kitTakings, ...authTakings, ...parcelTakings, ...masterDataTakings },
  outbox: outboxTaking(outbox),
});

/** What is held of residents; who works here has the app as staff, and is not erased. */
export const holdings: Holdings = {
  ...{ ...kitHoldings, ...masterDataHoldings, ...parcelHoldings, ...orderHoldings },
  ...bulletinHoldings,
  app: { ...masterDataHoldings.app, bars: staffBar },
};

const namings: readonly Namings[] = [
  ...[kitNamings, masterDataNamings, parcelNamings, orderNamings, bulletinNamings, newsNamings],
];
const all = (kind: keyof Namings) => namings.flatMap((of) => of[kind] ?? []);

/** What is held of who has an account. */
export const staffHoldings: StaffHoldings = {
  ...authHoldings,
  work: together(namelessIn(all('work')), lastChanges),
  proof: namedIn(all('proof')),
  money: namedIn(all('money')),
};
