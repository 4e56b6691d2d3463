/** Writes the types of each document on standard input into a folder, by the service's name. */
import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

// It is made for TypeScript 5, whose programming interface the compiler of this project has no more.
const source = `export const resolve = (name, at, next) =>
  next(name === 'typescript' ? 'typescript-5' : name, at);`;
register(`data:text/javascript,${encodeURIComponent(source)}`);
const { default: openapiTS, astToString } = await import('openapi-typescript');

const [, , folder] = process.argv;
for (const [service, document] of Object.entries(await json(process.stdin))) {
  writeFileSync(join(folder, `${service}.ts`), astToString(await openapiTS(document)));
}
