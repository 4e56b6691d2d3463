import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { inRoot } from './root.mjs';

const stamp = 'node_modules/.installed-from';
const installedLock = 'node_modules/.package-lock.json';

const packagesOf = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;

/** Whether npm itself, run by hand, has put in what the lock file asks for. */
function isInstalledByHand() {
  if (!existsSync(inRoot(installedLock))) return false;
  const installed = packagesOf(installedLock);
  const asked = Object.entries(packagesOf('package-lock.json'));
  return asked.every(([path, { version, optional, peer }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true || peer === true;
  });
}

/** Installs exactly what the lock file names, when it is not there yet or the lock file changed. */
export async function install() {
  const wanted = fingerprint(['package-lock.json']);
  if (readStamp(stamp) === wanted) return;
  if (!isInstalledByHand()) {
    console.log('Installing packages from package-lock.json.');
    // Building and testing need the development packages, whatever NODE_ENV says.
    await runCommand('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  }
  writeFileSync(inRoot(stamp), wanted);
}
