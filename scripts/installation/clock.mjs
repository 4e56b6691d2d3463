import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { throughout } from './throughout.mjs';

/** Debian's, of whichever kind of processor. */
const libraries = '/usr/lib';

function libfaketime() {
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .map((folder) => join(libraries, folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
}

/** A clock that programs started with `env` go by; undefined where this machine has no libfaketime. */
function ownClock(room) {
  const library = libfaketime();
  if (!library) return undefined;
  const file = join(room, 'clock');
  /** By how much it is off: `+2h`, `-3h`, `+40d`. */
  const set = (offset) => writeFileSync(file, `${offset}\n`);
  set('+0');
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // How long something takes is measured as ever.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}

/** The clock of all services is off, and right again; PostgreSQL's own is right all the time. */
export const clockOff = (offset, ms) => async (installation) => {
  const clock = ownClock(installation.room);
  if (!clock) return { isGood: true, says: 'left out: there is no libfaketime on this machine' };
  const services = ['services-1', 'services-2', 'services-3'].map(installation.part);
  const again = async (env) => {
    for (const one of services) {
      await one.stop();
      await one.start(env);
    }
  };
  await again(clock.env);
  try {
    return await throughout(installation, async () => {
      await pause(ms / 3);
      clock.set(offset);
      await pause(ms / 3);
      clock.set('+0');
      await pause(ms / 3);
    });
  } finally {
    await again();
  }
};
