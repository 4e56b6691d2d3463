import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ruleOf } from '@/contracts/features/upload-rules';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { sizeOf } from './clean-image';
import { findUploadAt } from './find-upload';
import { keepImage } from './keep';
import { recordUploads, type UploadDeps } from './record';
import { withScratch } from './scratch';
import { keyOf, originalOf } from './store';

interface Crop {
  body: { id: string; left: number; top: number; width: number; height: number };
}

/** Makes a new upload from a rectangle of what one was made from. */
export const cropUpload =
  (deps: UploadDeps) =>
  async ({ body: { id, ...part } }: Crop, request: ServiceRequest) => {
    const row = await findUploadAt(deps.db, id, request.caller.propertyId);
    const rule = ruleOf(row.type);
    request.require(...rule.needs);
    if (!rule.crop || row.width === null) throw new Problem('UPLOAD_NO_CROP');
    const { incoming, store } = deps.folders;
    const by = request.caller.accountId;
    const [made] = await recordUploads(deps, request, row.type, (kept) =>
      withScratch(incoming, async (from) => {
        await pipeline(
          await store.get(keyOf(id, originalOf(row))),
          createWriteStream(from, { mode: 0o600 }),
        );
        const whole = await sizeOf(from);
        if (part.left + part.width > whole.width) throw invalidField('width', 'outsideImage');
        if (part.top + part.height > whole.height) throw invalidField('height', 'outsideImage');
        kept.push(await keepImage(deps.folders, { from, name: row.name, rule, by, part }));
      }),
    );
    if (!made) throw new Problem('FAILED');
    return made;
  };
