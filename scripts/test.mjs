import './check-node.mjs';
import { CommandFailed, runScript, tryCommand } from './command.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { clearReports, countsOf } from './test-counts.mjs';
import { reports, stages, steps } from './test-steps.mjs';

/** The steps asked for by `--only a,b`, with what they need; all of them otherwise. */
function chosenSteps(args) {
  const at = args.indexOf('--only');
  if (at < 0) return new Set(Object.keys(steps));
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    const known = Object.keys(steps).join(', ');
    console.error(`--only takes some of ${known}, with commas; not '${unknown.join(', ')}'.`);
    throw new CommandFailed(2);
  }
  return new Set(names.flatMap((name) => [steps[name].needs, name]).filter(Boolean));
}

const results = new Map();

/** Runs one step; beside others its output is kept together and printed at its end. */
async function runStep(name, isBesideOthers) {
  const { command, args, env, needs, skipped } = steps[name];
  const reason = skipped?.() || (results.get(needs)?.outcome === 'failed' && `${needs} failed`);
  if (reason) {
    results.set(name, { outcome: `not run: ${reason}`, seconds: 0 });
    return;
  }
  const begin = Date.now();
  if (!isBesideOthers) console.log(`\n— ${name}`);
  const { code, printed } = await tryCommand(command, args, { env, captured: isBesideOthers });
  if (isBesideOthers) console.log(`\n— ${name}\n${printed.trimEnd()}`);
  const outcome = code === 0 ? 'passed' : 'failed';
  results.set(name, { outcome, seconds: (Date.now() - begin) / 1000 });
}

function printTable(seconds) {
  const row = (name, time, outcome) =>
    console.log(`${name.padEnd(9)}${time.toFixed(1).padStart(7)} s  ${outcome}`);
  console.log('\nWhere the time went');
  for (const [name, { seconds: own, outcome }] of results) row(name, own, outcome);
  row('together', seconds, '');
}

runScript(async () => {
  endWithNpm();
  const begin = Date.now();
  const chosen = chosenSteps(process.argv.slice(2));
  await alone(install);
  results.set('install', { outcome: 'passed', seconds: (Date.now() - begin) / 1000 });
  clearReports();
  for (const stage of stages) {
    const names = stage.filter((name) => chosen.has(name));
    await Promise.all(names.map((name) => runStep(name, names.length > 1)));
  }
  printTable((Date.now() - begin) / 1000);
  const counts = Object.keys(reports)
    .filter((name) => results.has(name))
    .map((name) => countsOf(name, results.get(name).outcome));
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  const isGood = [...results.values()].every(({ outcome }) => outcome !== 'failed');
  if (!isGood) throw new CommandFailed(1);
});
