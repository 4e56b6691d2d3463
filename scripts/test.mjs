import './check-node.mjs';
import { changedSteps } from './changed.mjs';
import { CommandFailed, runScript, tryCommand } from './command.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { clearReports, countsOf, unsteadyStories } from './testing/test-counts.mjs';
import { reports, stages, steps } from './testing/test-steps.mjs';

/** What follows a name on the command line; undefined where the name is not there. */
function given(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
}

/** The steps asked for by `--only a,b`, with what they need; all of them otherwise. */
function onlySteps(asked) {
  const names = asked.split(',');
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    const known = Object.keys(steps).join(', ');
    console.error(`--only takes some of ${known}, with commas; not '${unknown.join(', ')}'.`);
    throw new CommandFailed(2);
  }
  const wanted = names.flatMap((name) => [steps[name].needs, name]);
  return Object.fromEntries(Object.entries(steps).filter(([name]) => wanted.includes(name)));
}

/** The steps of this run by their stages, and what it leaves for one of all steps. */
function asked() {
  const [only, changed] = [given('--only'), given('--changed')];
  if (changed !== undefined) return changedSteps(changed);
  return { steps: only === undefined ? steps : onlySteps(only), stages, left: [] };
}

const results = new Map();

/** Runs one step; its output is kept together and printed at its end where others print meanwhile. */
async function runStep(name, { command, args, env, needs, skipped }, isKept) {
  const reason = skipped?.() || (results.get(needs)?.outcome === 'failed' && `${needs} failed`);
  if (reason) {
    results.set(name, { outcome: `not run: ${reason}`, seconds: 0 });
    return;
  }
  const begin = Date.now();
  if (!isKept) console.log(`\n— ${name}`);
  const { code, printed } = await tryCommand(command, args, { env, captured: isKept });
  if (isKept) console.log(`\n— ${name}\n${printed.trimEnd()}`);
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
  const { steps: chosen, stages: inTurn, left } = asked();
  await alone(install);
  results.set('install', { outcome: 'passed', seconds: (Date.now() - begin) / 1000 });
  clearReports();
  for (const stage of inTurn) {
    const names = stage.filter((name) => name in chosen);
    // The last of a stage is its longest, and prints as it goes.
    await Promise.all(names.map((name) => runStep(name, chosen[name], name !== names.at(-1))));
  }
  printTable((Date.now() - begin) / 1000);
  const counts = Object.keys(reports)
    .filter((name) => results.has(name))
    .map((name) => countsOf(name, results.get(name).outcome));
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  for (const story of unsteadyStories()) console.log(`\nOnly at its second try: ${story}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (left.length > 0)
    console.log(`Too much for a first look; npm test runs also ${left.join(', ')}.`);
  const isGood = [...results.values()].every(({ outcome }) => outcome !== 'failed');
  if (!isGood) throw new CommandFailed(1);
});
