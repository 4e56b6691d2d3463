import { uploadRules } from '@/contracts/features/upload-rules';
import { upload, uploadEndpoints, wireType } from '@/contracts/upload/upload';
import type { UploadType } from '@/contracts/upload/upload-types';

const names = uploadRules.map(({ name }) => name);

test('no type of upload is declared twice', () => {
  expect(new Set(names).size).toBe(names.length);
});

test.each(uploadRules.map((rule) => [rule.name, rule] as const))(
  '%s can cross the wire, and what it allows is possible',
  (name, { kinds, needs, mostFiles, mostMegabytes }) => {
    expect(upload.shape.type.parse(name)).toBe(name);
    const call = { query: wireType(name as UploadType), files: [] };
    expect(uploadEndpoints.upload.call.shape.query.parse(call.query)).toBe(name);
    for (const some of [kinds, needs]) expect(some.length).toBeGreaterThan(0);
    expect(Math.min(mostFiles, mostMegabytes)).toBeGreaterThan(0);
  },
);
