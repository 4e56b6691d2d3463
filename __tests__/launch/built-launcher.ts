import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Answers its process number to everything and tells when it stops, unless the test asks it to fail,
 * or to be silent: the file `silent-<name>` goes when it has been seen.
 */
const standIn = (name: string, port: string) => `
if (process.env.FATAL === '${name}') {
  console.error('The ${name} are locked.');
  process.exit(1);
}
import('node:fs').then(async ({ existsSync, rmSync }) => {
  if (existsSync('silent-${name}')) {
    setInterval(() => {}, 1000);
    return rmSync('silent-${name}');
  }
  const { createServer } = await import('node:http');
  createServer((_, reply) => reply.end(String(process.pid))).listen(${port}, '127.0.0.1');
});
process.on('SIGTERM', () => {
  console.error('${name} closed');
  process.exit(0);
});
`;

/** The launcher, built into a folder of its own where stand-ins take the place of its children. */
export function buildLauncher(): string {
  const folder = mkdtempSync(join(tmpdir(), 'niti-launch-'));
  const entries = [
    'launch=src/launch/main.ts',
    'leave-with-launcher=src/launch/leave-with-launcher.ts',
  ];
  const flags = ['--bundle', '--format=esm', '--platform=node', '--target=node20'];
  execFileSync('node_modules/.bin/esbuild', [
    ...entries,
    ...flags,
    '--log-level=error',
    `--outdir=${folder}/dist`,
  ]);
  writeFileSync(join(folder, 'dist/package.json'), '{ "type": "module" }');
  const settings = 'JSON.parse(process.env.NITI_SETTINGS)';
  writeFileSync(join(folder, 'dist/front.js'), standIn('portal', `${settings}.port`));
  writeFileSync(join(folder, 'dist/services.js'), standIn('services', `${settings}.servicesPort`));
  return folder;
}

/** Ports that were free a moment ago. */
export async function freePorts(): Promise<{ PORT: string; SERVICES_PORT: string }> {
  const probes = [createServer(), createServer()];
  await Promise.all(probes.map((probe) => once(probe.listen(0, '127.0.0.1'), 'listening')));
  const [PORT, SERVICES_PORT] = probes.map((probe) =>
    String((probe.address() as AddressInfo).port),
  );
  for (const probe of probes) probe.close();
  return { PORT: String(PORT), SERVICES_PORT: String(SERVICES_PORT) };
}

/** Starts the launcher, or the tool that is named, with these settings alone. */
export function startLauncher(folder: string, settings: Record<string, string>, ...tool: string[]) {
  const child = spawn(process.execPath, [join(folder, 'dist/launch.js'), ...tool], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...settings },
  });
  let printed = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return {
    child,
    /** Resolves with what was printed once the product is ready. */
    ready: async () => {
      while (!printed.includes('Ctrl-C')) await once(child.stdout, 'data');
      return printed;
    },
    /** Resolves with what was said on the error output once that holds these words. */
    said: async (words: string) => {
      while (!errors.includes(words)) await once(child.stderr, 'data');
      return errors;
    },
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, errors })),
  };
}
