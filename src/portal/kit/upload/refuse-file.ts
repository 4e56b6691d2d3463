import type { ApiError } from '@/contracts/kit/calls/errors';
import { fileKinds, type UploadRule } from '@/contracts/upload/upload-types';

const megabyte = 1024 * 1024;

/** The kinds that a type takes, as people call them. */
export const kindNames = ({ kinds }: UploadRule): string =>
  kinds.map((kind) => fileKinds[kind].label).join(', ');

/** What a file chooser offers for a type. */
export const acceptOf = ({ kinds }: UploadRule): string =>
  kinds.flatMap((kind) => [fileKinds[kind].contentType, `.${fileKinds[kind].extension}`]).join(',');

/**
 * Why a file need not be sent at all, in the service's own codes. What a browser cannot tell is the
 * service's to refuse.
 */
export function refusalOf(file: File, rule: UploadRule): ApiError | null {
  const { name } = file;
  const types: readonly string[] = rule.kinds.map((kind) => fileKinds[kind].contentType);
  if (file.type && !types.includes(file.type)) {
    const details = { name, kinds: kindNames(rule) };
    return { code: 'UPLOAD_KIND', status: 0, message: '', details };
  }
  if (file.size === 0) return { code: 'UPLOAD_EMPTY', status: 0, message: '', details: { name } };
  if (file.size > rule.mostMegabytes * megabyte) {
    const details = { name, most: rule.mostMegabytes };
    return { code: 'UPLOAD_TOO_LARGE', status: 0, message: '', details };
  }
  return null;
}

/** There are more files than the type takes. */
export const tooMany = ({ mostFiles: most }: UploadRule): ApiError => ({
  code: 'UPLOAD_TOO_MANY',
  status: 0,
  message: '',
  details: { most },
});
