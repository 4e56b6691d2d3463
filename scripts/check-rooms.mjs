import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, runScript } from './command.mjs';
import { refusedImports } from './rooms.mjs';
import { inRoot } from './root.mjs';

const sources = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

runScript(() => {
  const found = [...sources('src'), ...sources('pages')].flatMap((file) =>
    refusedImports(file, readFileSync(inRoot(file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  for (const line of found) console.error(line);
  if (found.length === 0) return;
  console.error(
    '\nThese rooms may not import that; docs/architecture.md says who may import whom.',
  );
  throw new CommandFailed(1);
});
