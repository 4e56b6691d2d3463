import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LaunchedSettings, Settings } from '@/settings';
import { LaunchProblem } from './launch-problem';

const secrets = z.object({ portalSecret: z.string().min(32), tokenSecret: z.string().min(32) });

const made = () => randomBytes(32).toString('base64url');

/** Writes fresh secrets beside the file, then links them in: never half a file, never a second one. */
function makeSecrets(file: string): void {
  const draft = `${file}.${process.pid}`;
  const content = { portalSecret: made(), tokenSecret: made() };
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function readSecrets(file: string): z.infer<typeof secrets> | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    chmodSync(file, 0o600);
    return secrets.parse(JSON.parse(content));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new LaunchProblem(
      `${file} is damaged; restore it from a backup, or remove it to make new secrets (everyone signs in again).`,
    );
  }
}

/** Gives the settings their secrets: those that were set, else those kept in the data folder. */
export function withSecrets(settings: Settings): LaunchedSettings {
  const { portalSecret, tokenSecret } = settings;
  if (portalSecret && tokenSecret) return { ...settings, portalSecret, tokenSecret };
  const file = join(settings.dataDir, 'secrets.json');
  if (!readSecrets(file)) makeSecrets(file);
  const kept = readSecrets(file);
  if (!kept) throw new LaunchProblem(`${file} cannot be read back.`);
  return {
    ...settings,
    portalSecret: portalSecret ?? kept.portalSecret,
    tokenSecret: tokenSecret ?? kept.tokenSecret,
  };
}
