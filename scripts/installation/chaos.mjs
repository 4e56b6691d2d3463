import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { databaseFull, databaseGone, databaseSilent, databaseSlow } from './bad-database.mjs';
import { clockOff } from './clock.mjs';
import { soak } from './soak.mjs';
import { throughout } from './throughout.mjs';

/** The program that a part's launcher keeps running. */
const childOf = ({ pid }) =>
  Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).split('\n')[0]);

/** How long the soak lasts, s: `CHAOS_SOAK=180` for a short one. */
const soakSeconds = Number(process.env.CHAOS_SOAK || 600);

const kills = 12;

/** Programs are killed at random moments; their launchers start them again. */
const killed = (names) => (installation) =>
  throughout(installation, async () => {
    for (let at = 0; at < kills; at += 1) {
      await pause(2000 + Math.random() * 5000);
      const name = names[Math.floor(Math.random() * names.length)];
      try {
        process.kill(childOf(installation.part(name)), 'SIGKILL');
      } catch {
        // The one before has just been killed, and is not there again yet.
      }
    }
  });

/** A part is killed, is away for half a minute, and comes back. */
const gone = (name) => (installation) =>
  throughout(installation, async () => {
    const part = installation.part(name);
    await part.kill();
    await pause(30_000);
    await part.start();
  });

/** Where open pages hear of what happened, by the key that each page names. */
async function eventsOf(portal) {
  const page = await (await fetch(`${portal}/login`)).text();
  const [, key] = /"realtime":\{"key":"(\w+)"/.exec(page);
  return `${portal.replace('http', 'ws')}/services/realtime/app/${key}?protocol=7`;
}

/** One open page's connection, once the server has greeted it. */
const greeted = (address) =>
  new Promise((stand, fail) => {
    const socket = new WebSocket(address);
    socket.once('message', () => stand(socket)).once('error', fail);
  });

/** A crowd's connections are gone at one moment, and all come back at the next. */
const dropped = (crowd) => async (installation) => {
  const address = await eventsOf(installation.portal);
  const come = () => Promise.all(Array.from({ length: crowd }, () => greeted(address)));
  let took;
  const found = await throughout(installation, async () => {
    for (const socket of await come()) socket.terminate();
    const from = Date.now();
    for (const socket of await come()) socket.terminate();
    took = Date.now() - from;
  });
  return { ...found, says: `all ${crowd} back after ${took} ms; ${found.says}` };
};

/** Bad days, each by its name. */
export const badDays = {
  [`services: ${kills} x kill -9`]: killed(['services-1', 'services-2', 'services-3']),
  [`portals: ${kills} x kill -9`]: killed(['portal-1', 'portal-2']),
  'database: restarted': databaseGone(0),
  'database: 60 s gone': databaseGone(60_000),
  'database: 60 s silent': databaseSilent(60_000),
  'database: disk full for 30 s': databaseFull(30_000),
  'database: 200 ms slower': databaseSlow(200, 30_000),
  'clock: 2 h ahead': clockOff('+2h', 45_000),
  'clock: 3 h behind': clockOff('-3h', 45_000),
  'clock: 40 days ahead': clockOff('+40d', 45_000),
  'sockets: 1,000 dropped': dropped(1000),
  'store: 30 s gone': gone('store'),
  'events: 30 s gone': gone('realtime'),
  soak: soak(soakSeconds),
};
