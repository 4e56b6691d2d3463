import type { Db } from '@/services/kit/database/db';
import type { RecordPart } from '@/services/kit/records/record-part';
import { namesOfProperties, type Targets } from './targets';

const inThai = async (db: Db, ids: readonly string[]) =>
  (await namesOfProperties(db, ids)).map(({ nameTh }) => nameTh);

/** The properties that a record of the platform is for, named by its draft's `announceTo`. */
export const targetPart = (targets: Targets): RecordPart => ({
  fields: ['announceTo'],
  async keep(tx, request, { before, row, sent }) {
    const named = sent && 'announceTo' in sent ? (sent.announceTo as string[]) : undefined;
    if (sent && !named) return {};
    const was = before ? await inThai(tx, await targets.of(tx, before)) : null;
    if (named) await targets.keep(tx, request, row.id, named);
    const now = named ? await inThai(tx, await targets.of(tx, row)) : null;
    return JSON.stringify(was) === JSON.stringify(now) ? {} : { announceTo: [was, now] };
  },
});
