import { parseArgs } from 'node:util';
import { SignJWT } from 'jose';
import { uuidv7 } from 'uuidv7';
import { SettingsProblem } from '@/settings';
import { knownBypassApps } from '@/settings/bypass-apps';
import { signInAddresses } from './announce';
import { LaunchProblem } from './launch-problem';
import { withSecrets } from './secrets';
import { settingsHere } from './settings-here';

const usage = 'npm run bypass-link -- --app demo --email counter@niti.example --url /parcels';
const option = { type: 'string' } as const;

function wanted() {
  try {
    return parseArgs({ options: { app: option, email: option, params: option, url: option } })
      .values;
  } catch {
    throw new LaunchProblem(`Like this: ${usage}`);
  }
}

/** A link as the other app would make it, good for one use within a minute. */
async function link(): Promise<string> {
  const { app = '', email = '', params = '', url = '/' } = wanted();
  if (!app || !email) throw new LaunchProblem(`Like this: ${usage}`);
  const settings = withSecrets(settingsHere());
  const apps = knownBypassApps(settings);
  const secret = Object.hasOwn(apps, app) ? apps[app] : undefined;
  if (!secret) {
    const known = Object.keys(apps).join(', ') || 'none, see BYPASS_APPS';
    throw new LaunchProblem(`No app is registered as ${app}; registered: ${known}.`);
  }
  const key = await new SignJWT({ email, app })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(uuidv7())
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(secret));
  const [login = ''] = signInAddresses(settings);
  const query = new URLSearchParams({ app, key, ...(params && { params }), url });
  return `${new URL('/stay/bypass', login)}?${query}`;
}

try {
  console.log(await link());
} catch (error) {
  const foreseen = error instanceof LaunchProblem || error instanceof SettingsProblem;
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
}
