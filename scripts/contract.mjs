import './check-node.mjs';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CommandFailed, runScript } from './command.mjs';
import { install } from './install.mjs';
import { alone } from './lock.mjs';
import { inRoot } from './root.mjs';

const contracts = readdirSync(inRoot('src/contracts'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `@/contracts/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`);

/** A program of the checker and every call that any contract declares: there is no list of them to keep. */
const program = `
import { main } from '@/contract-check/main';
${contracts.map((name, index) => `import * as c${index} from '${name}';`).join('\n')}
const tables = [${contracts.map((_, index) => `c${index}`).join(', ')}].flatMap((one) => Object.values(one));
const isCall = (one) => typeof one === 'object' && one !== null && 'service' in one && 'path' in one;
const calls = tables.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : [])).filter(isCall);
process.exitCode = await main([...new Set(calls)]);
`;

// Holds a running implementation of one service against the contract, call by call.
runScript(async () => {
  const outfile = inRoot('.cache/contract-check.mjs');
  await alone(async () => {
    await install();
    const esbuild = await import('esbuild');
    await esbuild
      .build({
        stdin: { contents: program, resolveDir: inRoot('.'), loader: 'ts' },
        absWorkingDir: inRoot('.'),
        ...{ outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20' },
        ...{ packages: 'external', tsconfig: 'tsconfig.json', logLevel: 'warning' },
      })
      .catch(() => Promise.reject(new CommandFailed(1)));
  });
  await import(pathToFileURL(outfile).href);
});
