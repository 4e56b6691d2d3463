import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFolder, installedChromium } from './chromium';

const program = `
import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath());
`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(bundledFolder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(bundledFolder, 'font-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the Chromium that comes with npm where the system has none; once for each version. */
export default function unpackChromium(): void {
  if (installedChromium() || existsSync(bundledFolder)) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Found no Chromium here; set CHROME_PATH to one.');
  }
  const draft = `${bundledFolder}.${process.pid}`;
  mkdirSync(join(draft, 'fontconfig'), { recursive: true });
  // The package unpacks into the temporary folder, its libraries only where it takes itself to be
  // on Amazon Linux.
  const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  execFileSync(process.execPath, ['-e', program], { env, stdio: 'inherit' });
  writeFileSync(join(draft, 'fontconfig/fonts.conf'), fonts);
  try {
    renameSync(draft, bundledFolder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run may have been first.
    if (!existsSync(bundledFolder)) throw error;
  }
}
