import { setTimeout as pause } from 'node:timers/promises';
import { throughout } from './throughout.mjs';

export const databaseGone = (ms) => (installation) =>
  throughout(installation, async () => {
    installation.database.halt();
    await pause(ms);
    installation.database.start();
  });

export const databaseSilent = (ms) => (installation) =>
  throughout(installation, async () => {
    installation.database.silence();
    await pause(ms);
    installation.database.speak();
  });

export const databaseSlow = (more, ms) => (installation) =>
  throughout(installation, async () => {
    installation.line.slow(more);
    await pause(ms);
    installation.line.slow(0);
  });

/** The disk of the database has no room, and then has room again; PostgreSQL that gave up meanwhile is started. */
export const databaseFull = (ms) => async (installation) => {
  const { database } = installation;
  if (!database.fill) return { isGood: true, says: 'left out: no disk can be mounted here' };
  let gaveUp = false;
  const found = await throughout(installation, async () => {
    database.fill();
    await pause(ms);
    gaveUp = !database.isUp();
    database.empty();
    if (gaveUp) database.start();
  });
  return { ...found, says: `${found.says}; PostgreSQL ${gaveUp ? 'gave up' : 'stayed'}` };
};
