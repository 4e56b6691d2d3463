import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ruleOf } from '@/contracts/features/upload-rules';
import { openLocalStore } from '@/services/upload/local-store';
import { receiveFile } from '@/services/upload/receive-file';

const [store = '', pictures = ''] = process.argv.slice(2);
const folders = await openLocalStore(store);
const rule = ruleOf('main/files');
const ended: string[] = [];

/** One person sends a picture; what became of it. */
async function send(by: string, name: string): Promise<string> {
  const file = { name, content: createReadStream(join(pictures, name)) };
  const { became, message } = await receiveFile(file, rule, { folders, by }).then(
    ({ kind }) => ({ became: kind, message: '' }),
    ({ code, message }) => ({ became: code ?? message, message }),
  );
  ended.push(by);
  return [became, message].filter(Boolean).join(': ');
}

await send('warm-up', 'photo');
const before = process.memoryUsage.rss();
const hostile = readdirSync(pictures).filter((name) => name !== 'photo');
// All at once, and from two who do the same.
const burst = ['burst', 'burst too'].flatMap((by) =>
  hostile.map(async (name) => [name, await send(by, name)]),
);
const people = ['a', 'b', 'c'];
const others = people.map((by) => send(by, 'photo'));
const answers = Object.fromEntries(await Promise.all(burst));
const kept = await Promise.all(others);
// Who brings many waits for others between: one of them is done before all of the many are.
const overtaken = ended.findIndex((by) => people.includes(by)) < ended.lastIndexOf('burst too');
const grown = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(JSON.stringify({ answers, kept, overtaken, grown }));
