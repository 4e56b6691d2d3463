import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ruleOf } from '@/contracts/upload/upload-types';
import type { ServiceRequest } from '@/services/kit/caller';
import { invalidField, Problem } from '@/services/kit/problem';
import { findUploadAt } from './find-upload';
import { keepImage } from './keep';
import { recordUploads, type UploadDeps } from './record';
import { withScratch } from './scratch';
import { keyOf } from './store';

interface Crop {
  body: { id: string; left: number; top: number; width: number; height: number };
}

/** Makes a new upload from a rectangle of one of the caller's property. */
export const cropUpload =
  (deps: UploadDeps) =>
  async ({ body: { id, ...part } }: Crop, request: ServiceRequest) => {
    const row = await findUploadAt(deps.db, id, request.caller.propertyId);
    const rule = ruleOf(row.type);
    request.require(...rule.needs);
    if (!rule.crop || row.width === null || row.height === null) {
      throw new Problem('UPLOAD_NO_CROP');
    }
    if (part.left + part.width > row.width) throw invalidField('width', 'outsideImage');
    if (part.top + part.height > row.height) throw invalidField('height', 'outsideImage');
    const { incoming, store } = deps.folders;
    const [made] = await recordUploads(deps, request, row.type, (kept) =>
      withScratch(incoming, async (from) => {
        await pipeline(
          await store.get(keyOf(id, 'file')),
          createWriteStream(from, { mode: 0o600 }),
        );
        kept.push(await keepImage(deps.folders, { from, name: row.name, rule, part }));
      }),
    );
    if (!made) throw new Problem('FAILED');
    return made;
  };
