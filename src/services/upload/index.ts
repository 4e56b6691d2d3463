import type { FastifyInstance } from 'fastify';
import { uploadEndpoints } from '@/contracts/upload/upload';
import { ruleOf } from '@/contracts/upload/upload-types';
import { everySoOften } from '@/services/kit/every-so-often';
import { takeFiles } from '@/services/kit/incoming-files';
import { mount } from '@/services/kit/mount';
import { invalidField, Problem } from '@/services/kit/problem';
import { collectUploads } from './collect';
import { cropUpload } from './crop';
import { receiveFile } from './receive-file';
import { recordUploads, type UploadDeps } from './record';
import { privateFile, publicFile } from './serve';

export { openLocalStore } from './local-store';
export { openS3Store } from './s3-store';
export { StoreProblem, type UploadFolders } from './store';

/** Serves the upload endpoints, and removes what nobody claimed every `collectEveryMs`. */
export const uploadService =
  ({ collectEveryMs, ...deps }: UploadDeps & { collectEveryMs: number }) =>
  async (app: FastifyInstance): Promise<void> => {
    await takeFiles(app);
    mount(app, uploadEndpoints, {
      upload: async ({ query: type, files }, request) => {
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
          if (kept.length === 0) throw invalidField('files', 'required');
        });
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
