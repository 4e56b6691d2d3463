import { type LaunchedSettings, SettingsProblem } from '@/settings';
import { hasServices } from '@/settings/parts';
import { announcement } from './announce';
import { awaitAnswer } from './await-answer';
import { lackingHere } from './healthy';
import { keepRunning } from './keep-running';
import { LaunchProblem } from './launch-problem';
import { portalLogin, startPortal } from './portal';
import { preflight } from './preflight';
import type { Running } from './process';
import { withSecrets } from './secrets';
import { startServices } from './services';
import { root, settingsHere } from './settings-here';
import { isTool, runTool } from './tool';
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

async function keptServices(settings: LaunchedSettings, dev: boolean) {
  const start = () => startServices(root, settings, dev);
  const watched = dev ? await startWatchedServices(root, start) : undefined;
  const address = `${settings.servicesAt}/health/ready`;
  const run = () => watched ?? start();
  return { kept: kept('services', run, address, patience.services), graceMs: graceMs.services };
}

function keptPortal(settings: LaunchedSettings, dev: boolean) {
  const start = () => startPortal(root, settings, dev);
  const seconds = dev ? patience.portalInDev : patience.portal;
  return { kept: kept('portal', start, portalLogin(settings), seconds), graceMs: graceMs.portal };
}

async function launch(dev: boolean): Promise<number> {
  const settings = settingsHere();
  await preflight(settings);
  const launched = withSecrets(settings);
  const all = [
    hasServices(launched.parts) && (await keptServices(launched, dev)),
    launched.parts.portal && keptPortal(launched, dev),
  ].filter((one) => one !== false);
  const failed = Promise.race(all.map((one) => one.kept.failed));
  const answering = Promise.all(all.map((one) => one.kept.answered));
  const running = async () => {
    if ((await Promise.race([askedToStop, failed, answering])) === 'asked') return 0;
    console.log(announcement(launched));
    await Promise.race([askedToStop, failed]);
    return 0;
  };
  const exitCode = await running().catch(report);
  // Together: the portal would wait for the real-time connections that the services close.
  await Promise.all(all.map((one) => one.kept.stop(one.graceMs)));
  return exitCode;
}

async function main(args: string[]): Promise<number> {
  if (isTool(args[0])) return runTool(root, args[0], args.slice(1), settingsHere());
  if (args.includes('--healthy')) {
    const lacking = await lackingHere(settingsHere());
    for (const line of lacking) console.error(line);
    return lacking.length > 0 ? 1 : 0;
  }
  if (!args.includes('--check')) return launch(args.includes('--dev'));
  await preflight(settingsHere());
  return 0;
}

process.exit(await main(process.argv.slice(2)).catch(report));
