import { sql } from 'drizzle-orm';
import { accountProperties, accounts } from '@/services/auth/tables';
import type { StepsOfPlatform, StepsOfProperty } from '@/services/kit/start-step';

/** Somebody who works in the property. */
export const staffStart: StepsOfProperty = (propertyId) => ({
  staff: sql`exists (select from ${accountProperties}
    where ${accountProperties.propertyId} = ${propertyId})`,
});

/** Somebody beside the first admin. */
export const accountStart: StepsOfPlatform = () => ({
  'all-staff': sql`exists (select from ${accounts} offset 1)`,
});
