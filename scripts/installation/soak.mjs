import { setTimeout as pause } from 'node:timers/promises';
import { sumOf } from './processes.mjs';
import { failedOf, underLoad } from './rolling.mjs';

const everySeconds = 5;

/** Of the time so much passes until caches are full and programs are compiled. */
const warmUp = 0.4;

/** By so many MB, or by such a share of what it holds, a program's least may rise that does not grow. */
const noise = { megabytes: 40, share: 0.1 };

/** How fast what was looked at grows, MB a minute: the slope of the straight line that fits it best. */
export function growthOf(looks) {
  const mean = (of) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [minute, memory] = [mean((look) => look.minute), mean((look) => look.memory)];
  const spread = mean((look) => (look.minute - minute) ** 2);
  if (spread === 0) return 0;
  return mean((look) => (look.minute - minute) * (look.memory - memory)) / spread;
}

/** What one program held after its warm-up, in the first half of the rest and in the second, and whether it grows. */
export function judged(looks) {
  const later = looks.slice(Math.floor(looks.length * warmUp));
  const half = Math.floor(later.length / 2);
  // What is in use when the rest has just been collected: between that it rises and falls.
  const [before, after] = [later.slice(0, half), later.slice(half)].map((some) =>
    Math.min(...some.map(({ memory }) => memory)),
  );
  const isFlat = after - before < Math.max(noise.megabytes, noise.share * before);
  const [from, most] = [looks[0].memory, Math.max(...looks.map(({ memory }) => memory))];
  const [low, laterLow, top] = [before, after, most].map(Math.round);
  return {
    isFlat,
    says: `${Math.round(from)} MB at first; at least ${low}, later ${laterLow}; at most ${top}; ${growthOf(later).toFixed(1)} a minute`,
  };
}

/** As much as people do in an hour and more, while the memory of each program is looked at. */
export const soak = (seconds) => async (installation) => {
  const looks = new Map();
  const begun = Date.now();
  const look = () => {
    const minute = (Date.now() - begun) / 60_000;
    const pids = { ...installation.pids(), database: installation.database.pid() };
    for (const [name, pid] of Object.entries(pids)) {
      looks.set(name, [...(looks.get(name) ?? []), { minute, memory: sumOf([pid]).memory }]);
    }
  };
  const { requests, failures } = await underLoad(installation, async () => {
    while (Date.now() - begun < seconds * 1000) {
      look();
      await pause(everySeconds * 1000);
    }
  });
  const found = [...looks].map(([name, all]) => ({ name, ...judged(all) }));
  const failed = failedOf(failures);
  const each = found.map(
    ({ name, isFlat, says }) => `\n  ${isFlat ? '' : 'GROWS '}${name}: ${says}`,
  );
  return {
    isGood: failed === 0 && found.every(({ isFlat }) => isFlat),
    says: `${requests} requests in ${seconds} s, ${failed} failed ${JSON.stringify(failures)}${each.join('')}`,
  };
};
