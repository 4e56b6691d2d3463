import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { propertyDocumentEndpoints } from '@/contracts/master-data/property/property-document';
import { uploadEndpoints } from '@/contracts/upload/upload';

const services = startServices();
const { list, upsert, remove } = propertyDocumentEndpoints;

test('a document has its file, which nobody else holds and which goes with it', async () => {
  const token = await services.signIn('manager');
  const file = await sent(services, 'property/document', await jpeg(), token);
  const body = {
    ...({ name: 'งบการเงิน 2568', kind: 'accounts', audience: 'owners' } as const),
    ...{ day: '๓๑/๑๒/๒๕๖๘', file: file.id },
  };
  const kept = await services.get(upsert, { body }, token);
  expect(kept).toMatchObject({ day: '2025-12-31', fileName: file.name, fileSize: file.bytes });
  const again = await services.call(upsert, { body }, token);
  expect(again.error?.fields).toHaveProperty('file');

  const query = { audience: 'owners', keywords: 'งบ' } as const;
  expect((await services.get(list, { query }, token)).rows).toEqual([kept]);
  const [newest] = (await services.get(list, { query: {} }, token)).rows;
  expect(newest?.id).toBe(kept.id);

  await services.get(remove, { params: { id: kept.id } }, token);
  const read = { params: { id: file.id, variant: 'file' } } as const;
  const village = await services.signIn('village');
  expect((await services.call(uploadEndpoints.file, read, village)).status).toBe(404);
  const [row] = await services.sql<{ released: boolean }>(
    'select released_at is not null as released from uploads where id = $1',
    [file.id],
  );
  expect(row?.released).toBe(true);
});
