import { execFileSync } from 'node:child_process';
import { startServices } from '@tests/kit/services';
import { declared, nameOf } from '@tests/services/app/declared';
import * as z from 'zod';
import { rename, reversed, serviceNames } from '@/contracts/kit/calls/endpoint';
import { unwrap } from '@/contracts/kit/calls/envelopes';
import { openApi } from '@/services/openapi/document';
import { type Operation, pathOf } from '@/services/openapi/operation';

const services = startServices();
const endpoints = declared();

type Json = Record<string, unknown>;

const operationOf = (one: (typeof endpoints)[number]) =>
  openApi(one.service, [one]).paths[pathOf(one)]?.[one.method.toLowerCase()] as Operation;

test.each(serviceNames)(
  '%s serves its document, with every call that is declared for it',
  async (service) => {
    const reply = await fetch(`${services.url}/${service}/openapi.json`);
    const document = (await reply.json()) as { paths: Record<string, Json> };
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const own = endpoints.filter((one) => one.service === service);
    expect(told.sort()).toEqual(own.map((one) => `${one.method} ${pathOf(one)}`).sort());
  },
);

// The linter is an ES module, which jest does not load.
const lint = `
import { createConfig, lintFromString } from '@redocly/openapi-core';
const documents = JSON.parse(await new Response(process.stdin).text());
const config = await createConfig({
  extends: ['recommended'],
  // It is not for sale, and some paths are as the first back ends had them: x/{id}/rows beside x/delete/{id}.
  rules: { 'info-license-strict': 'off', 'no-ambiguous-paths': 'off' },
});
const found = [];
for (const [service, document] of Object.entries(documents)) {
  const source = JSON.stringify(document);
  for (const one of await lintFromString({ source, absoluteRef: service + '.json', config })) {
    found.push([service, one.ruleId, one.message, one.location[0]?.pointer].join(' '));
  }
}
console.log(JSON.stringify(found));
`;

test('each document is one by the rules of OpenAPI 3.1', () => {
  const documents = serviceNames.map((name) => [name, openApi(name, endpoints)]);
  const input = JSON.stringify(Object.fromEntries(documents));
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', lint], { input });
  expect(JSON.parse(String(said))).toEqual([]);
});

test('no two calls of a service have one name', () => {
  for (const service of serviceNames) {
    const own = endpoints.filter((one) => one.service === service);
    const names = own.map((one) => operationOf(one).operationId);
    expect(new Set(names).size).toBe(names.length);
  }
});

const withBody = endpoints.filter(
  ({ call }) => call instanceof z.ZodObject && 'body' in call.shape,
);
const answering = endpoints.filter(({ envelope }) => envelope !== 'file');

test('an example is shown of nearly every body, and its contract takes it', () => {
  const shown = withBody.flatMap((one) => {
    const { example } = operationOf(one).requestBody?.content['application/json'] ?? {};
    return example === undefined ? [] : [{ one, example }];
  });
  expect(shown.length / withBody.length).toBeGreaterThan(0.85);
  const refused = shown.filter(({ one, example }) => {
    const { body } = (one.call as z.ZodObject).shape as { body: z.ZodType };
    return !body.safeParse(rename(example, reversed(one.wire))).success;
  });
  expect(refused.map(({ one }) => nameOf(one))).toEqual([]);
});

test('an example is shown of nearly every answer, and the portal reads it', () => {
  const shown = answering.flatMap((one) => {
    const { example } = operationOf(one).responses[200]?.content['application/json'] ?? {};
    return example === undefined ? [] : [{ one, example }];
  });
  expect(shown.length / answering.length).toBeGreaterThan(0.9);
  const unread = shown.filter(({ one, example }) => {
    const received = JSON.parse(JSON.stringify(example));
    return !one.reply.safeParse(unwrap(one.envelope, received)).success;
  });
  expect(unread.map(({ one }) => nameOf(one))).toEqual([]);
});
