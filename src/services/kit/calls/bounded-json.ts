import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BodyProblem, type TakeWhole } from '@/http/bodies';
import { Problem } from '@/services/kit/calls/problem';

/** What a body may hold; `every-body` in the tests shows that every call's largest is well within. */
export const mostOfBody = { depth: 16, values: 20_000 };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Where a text of JSON ends that begins at a quote; beyond the end where it does not. */
function endOfText(json: string, begin: number): number {
  let at = begin + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) {
    at += json.charCodeAt(at) === backslash ? 2 : 1;
  }
  return at;
}

/**
 * Refuses JSON that nests deeper, or holds more values, than any call takes: told from its letters in
 * one pass, before anything makes values of it or walks them.
 */
export function refuseUnbounded(json: string): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at);
    if (letter === quote) at = endOfText(json, at);
    else if (letter === comma) values += 1;
    else if (opening.has(letter)) depth += 1;
    else if (closing.has(letter)) depth -= 1;
    if (depth > mostOfBody.depth) throw new Problem('INVALID');
    if (values > mostOfBody.values) throw new Problem('TOO_LARGE');
  }
}

const problems = { long: 'TOO_LARGE', late: 'UNAVAILABLE', broken: 'INVALID' } as const;

/** Lets a room's calls take bodies of JSON of so many bytes, within these bounds. */
export function takeBoundedJson(app: FastifyInstance, whole: TakeWhole, longest: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  async function read(body: IncomingMessage): Promise<string> {
    try {
      return (await whole(body, longest)).toString();
    } catch (error) {
      throw error instanceof BodyProblem ? new Problem(problems[error.why]) : error;
    }
  }
  app.addContentTypeParser('application/json', (request, body, done) => {
    if (Number(request.headers['content-length']) > longest) return done(new Problem('TOO_LARGE'));
    read(body)
      .then((json) => {
        refuseUnbounded(json);
        parse(request, json, done);
      })
      .catch(done);
  });
}
