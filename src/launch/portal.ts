import { join } from 'node:path';
import { callableHost, type LaunchedSettings, settingsAsEnvironment } from '@/settings';
import { modestHeap, type Running, startProcess } from './process';

/** The environment that NextAuth and Next read by themselves, besides our settings. */
export function portalEnvironment(settings: LaunchedSettings, dev: boolean): NodeJS.ProcessEnv {
  const { NEXTAUTH_URL: _guessedFromRequests, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXTAUTH_SECRET: settings.portalSecret,
    // Without a public address the sign-in answers on whatever address it was asked.
    ...(settings.portalUrl ? { NEXTAUTH_URL: settings.portalUrl } : { AUTH_TRUST_HOST: 'true' }),
    ...settingsAsEnvironment(settings),
  };
}

/** Starts the portal, its pages from their build, or from their sources in dev. */
export function startPortal(root: string, settings: LaunchedSettings, dev: boolean): Running {
  return startProcess({
    root,
    args: [
      ...['--enable-source-maps', modestHeap, join(root, 'dist/front.js')],
      ...(dev ? ['--dev'] : []),
    ],
    env: portalEnvironment(settings, dev),
    // Next announces addresses of its own; ours are printed once they answer.
    shows: dev ? 'terminal' : 'errors',
  });
}

/** The page whose answer tells that the portal is ready. */
export const portalLogin = ({ host, port }: LaunchedSettings) =>
  `http://${callableHost(host)}:${port}/login`;
