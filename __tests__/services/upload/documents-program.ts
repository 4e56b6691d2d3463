import { readdirSync } from 'node:fs';
import { ruleOf } from '@/contracts/features/upload-rules';
import { openLocalStore } from '@/services/upload/local-store';
import { receiveFile } from '@/services/upload/receive-file';

const megabyte = 1024 * 1024;
const folders = await openLocalStore(process.argv[2] ?? '');

const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** A document of so many megabytes that is made as it is read, and what was held meanwhile. */
function made(megabytes: number) {
  const seen = { megabytes: 0, most: 0 };
  const before = held();
  async function* content() {
    for (; seen.megabytes < megabytes; seen.megabytes++) {
      const block = Buffer.alloc(megabyte, seen.megabytes);
      if (seen.megabytes === 0) block.write('%PDF-1.7');
      seen.most = Math.max(seen.most, held() - before);
      yield block;
    }
  }
  return { file: { name: 'a.pdf', content: content() }, seen };
}

const rule = ruleOf('main/files');
const cut = made(2048);
const refusal = await receiveFile(cut.file, rule, { folders, by: 'a' }).catch(
  (error) => error.code,
);
const left = readdirSync(folders.incoming);
const whole = made(300);
await receiveFile(whole.file, { ...rule, mostMegabytes: 300 }, { folders, by: 'a' });
process.stdout.write(JSON.stringify({ refusal, left, cut: cut.seen, whole: whole.seen }));
