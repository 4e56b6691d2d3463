import type { FastifyInstance } from 'fastify';
import { isUploadType, ruleOf } from '@/contracts/features/upload-rules';
import type { IncomingFile } from '@/contracts/kit/calls/files';
import { uploadEndpoints } from '@/contracts/upload/upload';
import type { UploadType } from '@/contracts/upload/upload-types';
import { uploads } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { takeFiles } from '@/services/kit/calls/incoming-files';
import { mount } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { everySoOften } from '@/services/kit/every-so-often';
import { usableRows } from '@/services/kit/records/record-table';
import { collectUploads } from './collect';
import { cropUpload } from './crop';
import { receiveFile } from './receive-file';
import { recordUploads, type UploadDeps } from './record';
import { privateFile, publicFile } from './serve';

export { keptFiles } from './kept-files';
export { openLocalStore } from './local-store';
export { openS3Store } from './s3-store';
export { StoreProblem, type UploadFolders } from './store';
export { tryStore } from './try-store';

/** Receives files as the caller's uploads of a type, as `upload` does; there may be none. */
export const uploadReceiver =
  (deps: UploadDeps) =>
  (request: ServiceRequest, type: UploadType, files: AsyncIterable<IncomingFile>) => {
    const rule = ruleOf(type);
    request.require(...rule.needs);
    const by = request.caller.accountId;
    return recordUploads(deps, request, type, async (kept) => {
      for await (const file of files) {
        if (kept.length === rule.mostFiles) {
          throw new Problem('UPLOAD_TOO_MANY', { most: rule.mostFiles });
        }
        kept.push(await receiveFile(file, rule, { folders: deps.folders, by }));
      }
    });
  };

/** Serves the upload endpoints, and removes what nobody claimed every `collectEveryMs`. */
export const uploadService =
  ({ collectEveryMs, ...deps }: UploadDeps & { collectEveryMs: number }) =>
  async (app: FastifyInstance): Promise<void> => {
    await takeFiles(app);
    // That it is still nobody's is asked where it is taken for a record.
    app.references.serve({
      upload: {
        ...{ table: uploads, title: uploads.name, unknown: 'uploadGone' },
        where: (request) => usableRows(uploads, request),
      },
    });
    mount(app, uploadEndpoints, {
      upload: async ({ query: type, files }, request) => {
        if (!isUploadType(type)) throw invalidField('type', 'invalid');
        const received = await uploadReceiver(deps)(request, type, files);
        if (received.length === 0) throw invalidField('files', 'required');
        return received;
      },
      crop: cropUpload(deps),
      file: privateFile(deps),
      publicFile: publicFile(deps),
    });

    const timer = everySoOften(
      collectEveryMs,
      () => collectUploads(deps),
      (error) => app.log.warn({ err: error }, 'unclaimed uploads were not removed'),
    );
    app.addHook('onClose', () => timer.stop());
  };
