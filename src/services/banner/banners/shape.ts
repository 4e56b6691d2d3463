import { eq } from 'drizzle-orm';
import { pages } from '@/contracts/banner/pages';
import { uploads } from '@/services/db/tables';
import { invalidField } from '@/services/kit/calls/problem';
import type { RecordPart } from '@/services/kit/records/record-part';
import type { banners } from './tables';

/** Of a side; what is cut comes to whole pixels. */
const mostOff = 0.01;

/** Refuses a picture that is not cut to the shape of its page. */
export const shapePart: RecordPart = {
  fields: [],
  async keep(tx, _request, { row, sent }) {
    const { picture, pageKey } = row as unknown as typeof banners.$inferSelect;
    if (!sent || !('picture' in sent) || !picture) return {};
    const { width, height } = uploads;
    const [size] = await tx.select({ width, height }).from(uploads).where(eq(uploads.id, picture));
    const { crop } = pages[pageKey].picture;
    const off = size && (Number(size.width) * crop.height) / (Number(size.height) * crop.width) - 1;
    if (off !== undefined && Math.abs(off) > mostOff) throw invalidField('picture', 'pictureShape');
    return {};
  },
};
