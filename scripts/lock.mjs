import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './root.mjs';

const file = inRoot('.cache/prepare.lock');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The lock's holder; 0 while it is being written or when it has just gone. */
function holder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function taken() {
  try {
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Runs the work while no other process of this checkout installs or builds. */
export async function alone(work) {
  for (let waited = 0; !taken(); waited += 1) {
    const pid = holder();
    if (waited === 0) console.log('Another process prepares this folder; waiting for it.');
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true });
    else await pause(200);
  }
  const release = () => {
    if (holder() === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
