import { SettingsProblem } from '@/settings';
import { announcement } from './announce';
import { awaitAnswer } from './await-answer';
import { keepRunning } from './keep-running';
import { LaunchProblem } from './launch-problem';
import { portalLogin, startPortal } from './portal';
import { preflight } from './preflight';
import type { Running } from './process';
import { withSecrets } from './secrets';
import { startServices } from './services';
import { root, settingsHere } from './settings-here';
import { startWatchedServices } from './watched-services';

const graceMs = { portal: 5000, services: 20_000 };
/** Seconds; a first start of the services fills the database. */
const patience = { services: 600, portal: 60, portalInDev: 180 };

/** Resolves when a person or the system asks the product to stop. */
const askedToStop = new Promise<'asked'>((stop) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop('asked'));
  }
});

/** One of the two processes, kept running, and known by the address where it answers. */
const kept = (name: string, start: () => Running, address: string, seconds: number) =>
  keepRunning({
    name,
    start,
    answer: (ended) => awaitAnswer({ what: name, address, seconds }, ended),
    say: console.error,
  });

/** Says why, in one line where it was foreseen; answers the exit code. */
function report(error: unknown): number {
  const foreseen = error instanceof LaunchProblem || error instanceof SettingsProblem;
  if (!foreseen) console.error(error);
  else if (error.message) console.error(error.message);
  return 1;
}

async function launch(dev: boolean): Promise<number> {
  const settings = settingsHere();
  await preflight(settings);
  const launched = withSecrets(settings);
  const start = () => startServices(root, launched, dev);
  const watched = dev ? await startWatchedServices(root, start) : undefined;
  const services = kept(
    'services',
    () => watched ?? start(),
    `${launched.servicesAt}/health/ready`,
    patience.services,
  );
  const portal = kept(
    'portal',
    () => startPortal(root, launched, dev),
    portalLogin(launched),
    dev ? patience.portalInDev : patience.portal,
  );
  const failed = Promise.race([services.failed, portal.failed]);
  const answering = Promise.all([services.answered, portal.answered]);
  const running = async () => {
    if ((await Promise.race([askedToStop, failed, answering])) === 'asked') return 0;
    console.log(announcement(launched));
    await Promise.race([askedToStop, failed]);
    return 0;
  };
  const exitCode = await running().catch(report);
  // Together: the portal would wait for the real-time connections that the services close.
  await Promise.all([portal.stop(graceMs.portal), services.stop(graceMs.services)]);
  return exitCode;
}

async function main(args: string[]): Promise<number> {
  if (!args.includes('--check')) return launch(args.includes('--dev'));
  await preflight(settingsHere());
  return 0;
}

process.exit(await main(process.argv.slice(2)).catch(report));
