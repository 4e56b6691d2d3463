import { ruleOf } from '@/contracts/features/upload-rules';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { FileVariant } from '@/contracts/upload/upload';
import { type FileKind, fileKinds } from '@/contracts/upload/upload-types';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { type FoundUpload, findUpload, findUploadAt } from './find-upload';
import type { UploadDeps } from './record';
import { keyOf, originalOf } from './store';

interface One<Variant> {
  params: { id: string; variant: Variant };
}

// Under one address there is only ever one content.
const forever = 'public, max-age=31536000, immutable';

async function open({ folders }: UploadDeps, row: FoundUpload, variant: FileVariant) {
  const kind = fileKinds[row.kind as FileKind];
  if (variant === 'thumbnail' && !kind.image) throw new Problem('NOT_FOUND');
  const kept = variant === 'original' ? originalOf(row) : variant;
  const content = await folders.store.get(keyOf(row.id, kept));
  const type = variant === 'thumbnail' ? fileKinds.webp.contentType : kind.contentType;
  return { name: row.name, type, content, inline: kind.image };
}

/** A file that may be used at the caller's place, to who holds the right that its type asks for. */
export const privateFile =
  (deps: UploadDeps) =>
  async ({ params }: One<FileVariant>, request: ServiceRequest): Promise<OutgoingFile> => {
    const row = await findUploadAt(deps.db, params.id, request.caller.propertyId);
    const { read, needs } = ruleOf(row.type);
    if (params.variant === 'original') request.require(...needs);
    if (read !== 'anyone') request.require(read);
    return open(deps, row, params.variant);
  };

/** A file of a type that anyone may read; any other is not found here. */
export const publicFile =
  (deps: UploadDeps) =>
  async ({ params }: One<Exclude<FileVariant, 'original'>>): Promise<OutgoingFile> => {
    const row = await findUpload(deps.db, params.id);
    if (ruleOf(row.type).read !== 'anyone') throw new Problem('NOT_FOUND');
    return { ...(await open(deps, row, params.variant)), cacheControl: forever };
  };
