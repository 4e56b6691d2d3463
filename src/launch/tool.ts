import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, settingsAsEnvironment } from '@/settings';
import { endsWithLauncher } from './process';
import { withSecrets } from './secrets';

/** Programs that do one thing with the settings of here, beside a running product or in its place. */
const tools = ['backup', 'doctor', 'migrate', 'move', 'restore'] as const;

type Tool = (typeof tools)[number];

export const isTool = (name: string | undefined): name is Tool =>
  tools.some((known) => known === name);

/** Runs one on this terminal; resolves with its exit code. */
export async function runTool(
  root: string,
  name: Tool,
  args: string[],
  settings: Settings,
): Promise<number> {
  mkdirSync(settings.dataDir, { recursive: true });
  const child = spawn(
    process.execPath,
    [...endsWithLauncher, join(root, `dist/${name}.js`), ...args],
    {
      env: { ...process.env, ...settingsAsEnvironment(withSecrets(settings)) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
