import { orderHoldings } from '@/services/admin-order';
import { authTakings, staffBar } from '@/services/auth';
import { bulletinHoldings } from '@/services/bulletin';
import type { Holdings } from '@/services/kit/personal/holding';
import { kitHoldings } from '@/services/kit/personal/kit-holdings';
import { kitTakings } from '@/services/kit/retention/kit-takings';
import type { Takings } from '@/services/kit/retention/nightly';
import { outboxTaking } from '@/services/kit/retention/outbox-taking';
import { masterDataHoldings, masterDataTakings } from '@/services/master-data';
import { parcelHoldings, parcelTakings } from '@/services/parcel';

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
