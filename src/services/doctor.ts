import { type LaunchedSettings, readSettings } from '@/settings';
import { hasServices } from '@/settings/parts';
import { startNotes } from '@/settings/start-notes';
import { certificates } from './doctor-certificates';
import { database } from './doctor-database';
import { type Finding, type Look, why } from './doctor-findings';
import * as looks from './doctor-looks';
import { giveUp } from './give-up';

const marks = { ok: 'ok   ', look: 'LOOK ', wrong: 'WRONG' };

/** What runs here, and by what. */
function here({ mode, parts, dataDir }: LaunchedSettings): Finding[] {
  const running = Object.entries(parts).flatMap(([name, isHere]) => (isHere ? [name] : []));
  return [
    { is: 'ok', of: 'settings', says: `${mode}; ${running.join(', ')}; data in ${dataDir}` },
    { is: 'ok', of: 'node', says: process.versions.node },
  ];
}

/** What is looked at: of the parts that run here, and of what they need. */
function wanted({ parts, pusher }: LaunchedSettings): [of: string, Look][] {
  const isServing = hasServices(parts);
  const all: [string, Look, boolean][] = [
    ['database', database, isServing],
    ['store', looks.store, parts.services || parts.queue],
    ['services', looks.services, true],
    ['portal', looks.portal, parts.portal],
    ['certificate', certificates, true],
    ['real-time', looks.realtime, isServing || Boolean(pusher)],
    ['disk', looks.space, true],
    ['mail', looks.mail, isServing],
  ];
  return all.flatMap(([of, look, is]) => (is ? [[of, look] as [string, Look]] : []));
}

/** Looks at all that the product stands on, and says on one page what was found; 1 where something is wrong. */
async function run(): Promise<number> {
  const settings = readSettings();
  const notes = startNotes(settings).map((says): Finding => ({ is: 'look', of: 'settings', says }));
  const found = await Promise.all(
    wanted(settings).map(([of, look]) =>
      look(settings).catch((error: unknown): Finding[] => [{ is: 'wrong', of, says: why(error) }]),
    ),
  );
  const findings = [...here(settings), ...notes, ...found.flat()];
  for (const { is, of, says } of findings) {
    process.stdout.write(`${marks[is]} ${of.padEnd(12)} ${says}\n`);
  }
  const isWrong = findings.some(({ is }) => is === 'wrong');
  process.stdout.write(isWrong ? '\nWhat is WRONG keeps people from working.\n' : '');
  return isWrong ? 1 : 0;
}

run().then((code) => process.exit(code), giveUp('The doctor cannot look'));
