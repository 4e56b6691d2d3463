import fs from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const real = fs.fsyncSync;

/** The worker on a disk that fails as soon as the folder holds a file of this name. */
fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(path.join(workerData.folder, 'disk-fails'))) throw new Error('the disk fails');
  real(descriptor);
};

await import('@/services/db/embedded-worker');
