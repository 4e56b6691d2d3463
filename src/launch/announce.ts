import { networkInterfaces } from 'node:os';
import type { LaunchedSettings } from '@/settings';

const demoAccounts = ['admin', 'manager', 'counter', 'finance', 'village'];
const demoPassword = 'niti-demo-2569';

/** The addresses to sign in at: the public one, else this machine's own. */
export function signInAddresses({ portalUrl, host, port }: LaunchedSettings): string[] {
  if (portalUrl) return [`${portalUrl}/login`];
  if (host !== '0.0.0.0' && host !== '::') {
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/login`];
  }
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return ['localhost', ...others.map(({ address }) => address)].map(
    (name) => `http://${name}:${port}/login`,
  );
}

/** What is printed once everything answers. */
export function announcement(settings: LaunchedSettings): string {
  if (!settings.parts.portal) {
    return `Niti Portal's services are ready: ${settings.servicesAt}\nCtrl-C stops it.`;
  }
  const [first, ...others] = signInAddresses(settings);
  const lines = [`Niti Portal is ready: ${first}`];
  if (others.length > 0) lines.push(`From other machines: ${others.join('  ')}`);
  if (settings.mode === 'demo') {
    lines.push(`Demo accounts, all with the password ${demoPassword}:`);
    lines.push(...demoAccounts.map((name) => `  ${name}@niti.example`));
  }
  if (settings.mode === 'production') {
    lines.push(
      'Online payments: only the sandbox is there, so nobody can pay online. No money moves.',
    );
  }
  lines.push('Ctrl-C stops it.');
  return lines.join('\n');
}
