import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { CommandFailed } from './command.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { inRoot, root } from './root.mjs';
import sidePrograms from './side-programs.cjs';

const services = {
  services: 'src/services/main.ts',
  migrate: 'src/services/migrate.ts',
  doctor: 'src/services/doctor.ts',
  backup: 'src/services/backup.ts',
  restore: 'src/services/restore.ts',
  move: 'src/services/move.ts',
  ...sidePrograms,
};
const launcher = {
  front: 'src/front/main.ts',
  launch: 'src/launch/main.ts',
  'bypass-link': 'src/launch/bypass-link.ts',
  'leave-with-launcher': 'src/launch/leave-with-launcher.ts',
};
const sources = [
  'src/services',
  'src/contracts',
  'src/front',
  'src/http',
  'src/portal/app/gate.ts',
  'src/portal/app/cookies.ts',
  'src/portal/app/session/open-cookie.ts',
  'src/launch',
  'src/settings',
  'src/settings.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/bundle.mjs',
  'scripts/side-programs.cjs',
];
const stamp = 'dist/.built-from';

const options = (entryPoints) => ({
  absWorkingDir: root,
  entryPoints,
  outdir: 'dist',
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // The templates of documents are carried as texts.
  loader: { '.typ': 'text' },
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
});

/** Puts each file in place at once, so that nobody ever reads half of one. */
function replaceFiles(outputFiles) {
  mkdirSync(inRoot('dist'), { recursive: true });
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

/** Builds the services and the launcher into dist, when their sources changed. */
export async function bundle() {
  const wanted = fingerprint(sources);
  if (readStamp(stamp) === wanted) return;
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild
    .build(options({ ...services, ...launcher }))
    .catch(() => Promise.reject(new CommandFailed(1)))
    .finally(() => esbuild.stop());
  replaceFiles(outputFiles);
  // Node before 20.19 takes a .js file for CommonJS unless a package.json says otherwise.
  writeFileSync(inRoot('dist/package.json'), '{ "type": "module" }\n');
  // So that a new data folder is a copy, not a database made from nothing.
  const { putEmptyDatabase } = await import('./database/empty-database.mjs');
  await putEmptyDatabase(inRoot('dist'));
  writeFileSync(inRoot(stamp), wanted);
}

/** Builds the services again with each change of their sources; resolves with the way to stop. */
export async function watchServices(rebuilt) {
  const esbuild = await import('esbuild');
  let isFirst = true;
  const replaceAndTell = {
    name: 'replace-and-tell',
    setup(build) {
      build.onEnd(({ errors, outputFiles }) => {
        if (errors.length > 0) return;
        replaceFiles(outputFiles);
        if (!isFirst) rebuilt();
        isFirst = false;
      });
    },
  };
  const context = await esbuild.context({ ...options(services), plugins: [replaceAndTell] });
  await context.watch();
  return () => context.dispose();
}
