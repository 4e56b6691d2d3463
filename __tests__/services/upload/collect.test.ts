import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServices } from '@tests/kit/services';
import { jpeg, keptFiles, sent, until } from './files';

const services = startServices({ timers: true });
const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);

function leave(name: string, ...folders: string[]): string {
  const folder = join(services.uploads, ...folders);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, 'x');
  return path;
}

test('what a crash left behind goes after a day, and nothing else does', async () => {
  const kept = await sent(services, 'parcel/photo', await jpeg(), await services.signIn('counter'));
  for (const { parentPath, name } of readdirSync(services.uploads, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (name.startsWith(kept.id)) utimesSync(join(parentPath, name), twoDaysAgo, twoDaysAgo);
  }
  const id = '018f0000-0000-7000-8000-00000000abcd';
  const old = [leave(`${id}.file`, 'cd', 'ab'), leave('half', 'incoming')];
  const fresh = [leave(`${id}.thumbnail`, 'cd', 'ab'), leave('coming', 'incoming')];
  for (const path of old) utimesSync(path, twoDaysAgo, twoDaysAgo);
  await until(() => !old.some((path) => existsSync(path)));
  expect(fresh.every((path) => existsSync(path))).toBe(true);
  expect(keptFiles(services).filter((name) => name.startsWith(kept.id))).toHaveLength(2);
});
