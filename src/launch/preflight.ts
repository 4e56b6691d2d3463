import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '@/settings';
import { hasServices } from '@/settings/parts';
import { LaunchProblem } from './launch-problem';

const refusals: Record<string, string> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'may not be opened by this user',
};

/** Refuses, naming the setting, when a server could not listen there. */
function checkPort(portName: string, port: number, hostName: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const why = refusals[code];
      const problem = why
        ? `Port ${port} (${portName}) ${why}; free it or set ${portName} to another port.`
        : `${hostName}: this machine cannot listen on ${host} (${code}).`;
      reject(new LaunchProblem(problem));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Makes the data folder and tries to write there. */
function checkFolder(folder: string): void {
  const probe = join(folder, `.written-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LaunchProblem(`DATA_DIR: cannot write in ${folder} (${code}).`);
  }
}

/** A first start on an embedded database has no account in it: told before the portal is built for minutes. */
function checkFirstAdmin({ mode, parts, databaseUrl, dataDir, firstAdmin }: Settings): void {
  const isFirst = hasServices(parts) && !databaseUrl && !existsSync(join(dataDir, 'db'));
  if (mode !== 'production' || !isFirst || firstAdmin) return;
  throw new LaunchProblem(
    'There is no account yet: set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD (and FIRST_ADMIN_NAME, if you like) to create the first SMART Admin.',
  );
}

/** Refuses with one line when the ports or the data folder would not do. */
export async function preflight(settings: Settings): Promise<void> {
  checkFolder(settings.dataDir);
  checkFirstAdmin(settings);
  const { port, host, servicesPort, servicesHost, parts } = settings;
  if (parts.portal) await checkPort('PORT', port, 'HOST', host);
  if (!hasServices(parts)) return;
  await checkPort('SERVICES_PORT', servicesPort, 'SERVICES_HOST', servicesHost);
}
