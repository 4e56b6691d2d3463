import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServices } from '@tests/kit/services';
import { declared } from '@tests/services/app/declared';
import { type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import { openApi } from '@/services/openapi/document';

const services = startServices();
const endpoints = declared();

type Document = ReturnType<typeof openApi>;

// Within the project, so that the compiler finds its packages.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'typed-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = {
  ...{
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    exactOptionalPropertyTypes: true,
  },
  ...{ skipLibCheck: true, types: ['node'], outDir: 'made' },
};
const [, client = ''] = /```ts\n(.*?)```/s.exec(readFileSync('docs/contract.md', 'utf8')) ?? [];

/** Each example of a document as a value of the type that was made for its place. */
function examplesOf({ paths }: Document, service: string): string {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const at = `paths['${path}']['${method}']`;
      const [takes, answers] = [requestBody?.content, responses[200].content].map(
        (content) => content?.['application/json']?.example,
      );
      const value = (type: string, example: unknown) =>
        example === undefined ? [] : [`[${JSON.stringify(example)} satisfies ${type}];`];
      return [
        ...value(`NonNullable<${at}['requestBody']>['content']['application/json']`, takes),
        ...value(`${at}['responses'][200]['content']['application/json']`, answers),
      ];
    }),
  );
  return [`import type { paths } from './${service}';`, ...lines].join('\n');
}

/** Makes the types of these documents, compiles their examples and the client of docs, and says what is wrong. */
function compiled(documents: Record<string, Document>): string {
  const maker = join(__dirname, 'types-of.mjs');
  execFileSync(process.execPath, [maker, folder], { input: JSON.stringify(documents) });
  for (const [service, document] of Object.entries(documents)) {
    writeFileSync(join(folder, `${service}-examples.ts`), examplesOf(document, service));
  }
  writeFileSync(join(folder, 'client.ts'), client);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const names = [...Object.keys(documents).map((service) => `${service}-examples.ts`), 'client.ts'];
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: names }),
  );
  const { stdout } = spawnSync('npx', ['tsc', '-p', folder], { encoding: 'utf8' });
  return stdout;
}

const documentsOf = (names: readonly ServiceName[]) =>
  Object.fromEntries(names.map((name) => [name, openApi(name, endpoints)]));

test('types are made of every document, its examples are of them, and the client of docs compiles and works', async () => {
  expect(compiled(documentsOf(serviceNames))).toBe('');
  const said = spawnSync(process.execPath, [join(folder, 'made/client.js')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ SERVICES: services.url, EMAIL: 'counter@niti.example', PASSWORD: 'niti-demo-2569' },
    },
  });
  expect(said.stderr).toBe('');
  // How many still wait is the demo's own: it receives parcels by the hour of the day.
  expect(said.stdout).toMatch(/^(RMN\d{10} \S.*\n){1,10}$/);
});

const faults: [from: string, to: string, says: RegExp][] = [
  ['"waiting"', '"here"', /client\.ts.*"waiting"/],
  ['"recipientName"', '"nameOfRecipient"', /client\.ts.*recipientName/],
  ['"const":"password"', '"const":"word"', /client\.ts.*"password"/],
  ['"code":{"const":"200"}', '"code":{"const":200}', /-examples\.ts/],
];

test('a document that tells something else does not compile', () => {
  const right = JSON.stringify(documentsOf(['auth', 'parcel']));
  expect(faults.filter(([from]) => !right.includes(from))).toEqual([]);
  const wrong = faults.reduce((text, [from, to]) => text.replaceAll(from, to), right);
  const said = compiled(JSON.parse(wrong));
  for (const [, , says] of faults) expect(said).toMatch(says);
});
