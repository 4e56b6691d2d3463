import { desc, isNotNull } from 'drizzle-orm';
import type { KeptDays } from '@/contracts/data-care/retention';
import { processingEndpoints } from '@/contracts/master-data/processing';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { retentionRuns as runs } from '@/services/kit/retention/tables';
import { propertySettings } from '@/services/master-data/property-settings';

/** What the record of processing says of this installation, and of whoever answers for a property's data. */
export const processingArea: Area<{ keptDays: KeptDays }> = {
  mount: (app, db, { keptDays: days }) =>
    mount(app, processingEndpoints, {
      read: async (_call, { caller: { propertyId } }) => {
        const [run] = await db
          .select()
          .from(runs)
          .where(isNotNull(runs.endedAt))
          .orderBy(desc(runs.day))
          .limit(1);
        const last = run?.endedAt
          ? { day: run.day, endedAt: run.endedAt, taken: propertyId ? null : run.taken }
          : null;
        if (!propertyId) return { controller: null, days, last };
        const { nameTh, nameEn, nameCn, officePhone, email } =
          await propertySettings(db).of(propertyId);
        return { controller: { nameTh, nameEn, nameCn, officePhone, email }, days, last };
      },
    }),
};
