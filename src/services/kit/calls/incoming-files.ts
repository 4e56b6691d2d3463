import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingFile } from '@/contracts/kit/calls/files';
import { invalidField, Problem } from '@/services/kit/calls/problem';

async function* whole(content: AsyncIterable<Uint8Array>) {
  try {
    yield* content;
  } catch {
    throw new Problem('UPLOAD_INCOMPLETE');
  }
}

type Part = MultipartFile | MultipartValue;

async function nextPart(parts: AsyncIterator<Part>): Promise<Part | undefined> {
  try {
    const { done, value } = await parts.next();
    return done ? undefined : value;
  } catch {
    throw new Problem('UPLOAD_INCOMPLETE');
  }
}

async function* filesFrom(first: Part | undefined, parts: AsyncIterator<Part>) {
  for (let part = first; part; part = await nextPart(parts)) {
    if (part.type === 'file') yield { name: part.filename, content: whole(part.file) };
  }
}

/** A multipart call: its fields, which come before its files, and the files as they arrive. */
export interface IncomingParts {
  fields: Record<string, string>;
  files: AsyncIterable<IncomingFile>;
}

/** The parts of a multipart call; `undefined` for any other call. */
export async function incomingParts(request: FastifyRequest): Promise<IncomingParts | undefined> {
  if (!request.isMultipart?.()) return undefined;
  const parts = request.parts();
  const fields: Record<string, string> = {};
  let part = await nextPart(parts);
  for (; part?.type === 'field'; part = await nextPart(parts)) {
    if (part.valueTruncated) throw invalidField(part.fieldname, 'tooLong');
    fields[part.fieldname] = String(part.value);
  }
  return { fields, files: filesFrom(part, parts) };
}

/** Lets a room's endpoints take files. Sizes are for the handlers to limit while they read. */
export async function takeFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, parts: 100, fields: 12, fieldSize: 10_000 },
  });
}
