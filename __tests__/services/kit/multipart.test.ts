import axios from 'axios';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { files } from '@/contracts/kit/calls/files';
import { flag, id } from '@/contracts/kit/fields/fields';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { takeFiles } from '@/services/kit/calls/incoming-files';
import { mount } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';

const calls = {
  hand: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/hand',
    call: z.object({ body: z.object({ propertyId: id, single: flag.optional() }), files }),
    reply: z.object({ propertyId: z.string(), single: z.boolean(), sizes: z.array(z.number()) }),
    needs: 'anyone',
    wire: { propertyId: 'property_id', single: 'isSingle' },
  }),
};
const propertyId = '00000000-0000-4000-8000-000000000001';

let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  app = fastify();
  app.decorate('mounted', []);
  app.setErrorHandler((error, _request, reply) => {
    void reply.status(400).send({ fields: error instanceof Problem ? error.fields : {} });
  });
  await app.register(async (room) => {
    await takeFiles(room);
    mount(room, calls, {
      hand: async ({ body, files: given }) => {
        const sizes: number[] = [];
        for await (const { content } of given) {
          let size = 0;
          for await (const bytes of content) size += bytes.length;
          sizes.push(size);
        }
        return { propertyId: body.propertyId, single: body.single ?? false, sizes };
      },
    });
  });
  base = await app.listen({ port: 0 });
});
afterAll(() => app.close());

test('fields go beside the files, by the names of the wire', async () => {
  const api = createApiClient(axios.create({ baseURL: base }));
  const given = [new File(['กขค'], 'a.csv'), new File(['x'.repeat(200_000)], 'b.csv')];
  const body = { propertyId, single: true };
  expect(await api(calls.hand, { body, files: given })).toEqual({ ...body, sizes: [9, 200_000] });
  const without = await api(calls.hand, { body: { propertyId }, files: [] });
  expect(without).toEqual({ propertyId, single: false, sizes: [] });
});

test.each([
  ['a wrong field', 'x', 'invalid'],
  ['a field that is too long', 'x'.repeat(10_001), 'tooLong'],
])('%s is named', async (_, value, code) => {
  const form = new FormData();
  form.append('property_id', value);
  form.append('files', new File(['x'], 'a.csv'));
  const answer = await fetch(`${base}/hand`, { method: 'POST', body: form });
  expect(answer.status).toBe(400);
  const { fields } = await answer.json();
  expect(Object.values(fields)).toMatchObject([{ code }]);
});
