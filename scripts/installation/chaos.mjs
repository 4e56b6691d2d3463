import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { answers } from './part.mjs';
import { failedOf, underLoad } from './rolling.mjs';

/** Of these parcels those that the database does not have. */
async function lostOf({ database }, ids) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS n FROM parcels WHERE id = ANY($1)', [
    [...ids],
  ]);
  await client.end();
  return ids.size - rows[0].n;
}

/** By themselves: nobody starts what its launcher keeps running. */
const allAnswer = ({ services, portals }) =>
  Promise.all([...services, ...portals].map((one) => answers(`${one}/health/ready`)));

/** What people at work saw of a bad time, and whether anything acknowledged is gone once it is over. */
async function throughout(installation, bad) {
  const { requests, failures, acknowledged } = await underLoad(installation, async () => {
    await bad();
    await allAnswer(installation);
  });
  const lost = await lostOf(installation, acknowledged);
  const how = JSON.stringify(failures);
  const answered = `${failedOf(failures)} of ${requests} requests failed ${how}`;
  return {
    isGood: lost === 0,
    says: `${acknowledged.size} parcels acknowledged, ${lost} lost; ${answered}`,
  };
}

/** The program that a part's launcher keeps running. */
const childOf = ({ pid }) =>
  Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).split('\n')[0]);

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

const databaseGone = (ms) => (installation) =>
  throughout(installation, async () => {
    installation.database.halt();
    await pause(ms);
    installation.database.start();
  });

const databaseSilent = (ms) => (installation) =>
  throughout(installation, async () => {
    installation.database.silence();
    await pause(ms);
    installation.database.speak();
  });

const databaseSlow = (more, ms) => (installation) =>
  throughout(installation, async () => {
    installation.line.slow(more);
    await pause(ms);
    installation.line.slow(0);
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
  'database: 200 ms slower': databaseSlow(200, 30_000),
  'sockets: 1,000 dropped': dropped(1000),
  'store: 30 s gone': gone('store'),
  'events: 30 s gone': gone('realtime'),
};
