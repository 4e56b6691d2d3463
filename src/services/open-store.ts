import { join } from 'node:path';
import { openLocalStore, openS3Store, type UploadFolders } from '@/services/upload';
import type { Settings } from '@/settings';

/** Opens the store of uploads of these settings: a bucket, or else a folder; throws `StoreProblem`. */
export function openStore({
  s3,
  dataDir,
}: Pick<Settings, 's3' | 'dataDir'>): Promise<UploadFolders> {
  const folder = join(dataDir, 'uploads');
  return s3 ? openS3Store(s3, folder) : openLocalStore(folder);
}
