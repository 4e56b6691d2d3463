import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const prefix = '/_next/static/';
const yearMs = 31_536_000_000;

/** The scripts and styles of the build, as the build compressed them; their names change with them. */
export const builtFiles = (root: string) => async (app: FastifyInstance) => {
  app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
    index: false,
    // The files that are there at the start, and no others.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (answer) => answer.setHeader('vary', 'accept-encoding'),
  });
  app.all(`${prefix}*`, async (_request, reply) => reply.code(404).type('text/plain').send(''));
};
