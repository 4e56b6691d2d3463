import { act, renderHook, waitFor } from '@testing-library/react';
import { startServices } from '@tests/kit/services';
import { draftFor, receive, unitOf } from '@tests/services/parcel/drafts';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { useCounter } from '@/portal/areas/parcels/handover/use-counter';
import { type ApiClient, createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';
import { makeStore } from '@/portal/kit/page/store';

const services = startServices();

/** A counter with new parcels on it, and the paths of the calls that it makes. */
async function counterWith(count: number) {
  const token = await services.signIn('counter');
  const unit = await unitOf(services, token);
  const drafts = Array.from({ length: count }, () => draftFor(unit));
  const parcels = await receive(services, token, drafts);
  const codes = parcels.map(({ docCode }) => docCode);

  const http = createHttp({
    addressOf: (service) => `${services.url}/${service}`,
    bearer: async () => token,
  });
  http.defaults.adapter = 'fetch';
  const api = createApiClient(http);
  const paths: string[] = [];
  const recorded: ApiClient = (endpoint, ...call) => {
    if (endpoint.method === 'POST') paths.push(endpoint.path);
    return api(endpoint, ...call);
  };
  const store = makeStore(recorded);
  const { result } = renderHook(useCounter, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await act(() => result.current.findCodes(codes));
  await waitFor(() => expect(result.current.toGo).toHaveLength(count));
  const giveElsewhere = (id: string) =>
    services.get(
      parcelChangeEndpoints.handOver,
      { body: { id, status: 'handed_over', name: 'คนที่มาก่อน' } },
      token,
    );
  return { result, paths, parcels, giveElsewhere };
}

const receipt = { name: 'มาลี', relation: null, note: '', signature: null, photo: null };

test('one parcel is handed over by the call for one', async () => {
  const { result, paths } = await counterWith(1);
  await act(async () => result.current.handOver(receipt));
  expect(paths).toEqual(['/parcels/updateAppoveStautus']);
  expect(result.current.outcome).toMatchObject({ name: 'มาลี', of: 1 });
  expect(result.current.rows[0]?.parcel.status).toBe('handed_over');
});

test('several go by one call', async () => {
  const { result, paths } = await counterWith(2);
  await act(async () => result.current.handOver(receipt));
  expect(paths).toEqual(['/parcels/handOverParcels']);
  expect(result.current.outcome?.done).toHaveLength(2);
});

test('one that was given to somebody else meanwhile says so in its row', async () => {
  const { result, parcels, giveElsewhere } = await counterWith(1);
  await giveElsewhere(parcels[0]!.id);
  await act(async () => result.current.handOver(receipt));
  expect(result.current.outcome).toMatchObject({ done: [], of: 1 });
  const [row] = result.current.rows.filter(({ parcel }) => parcel.id === parcels[0]!.id);
  expect(row).toMatchObject({ ticked: false, error: { code: 'PARCEL_HANDED_OVER' } });
  expect(row?.error?.details).toMatchObject({ receiver: 'คนที่มาก่อน' });
});

test('one whose proof is refused stays on the counter, and the call is refused', async () => {
  const { result } = await counterWith(1);
  const wrong = { ...receipt, photo: '0199d3a2-7c11-7000-8000-000000000001' };
  await act(async () => {
    await expect(result.current.handOver(wrong)).rejects.toMatchObject({ code: 'INVALID' });
  });
  expect(result.current.toGo).toHaveLength(1);
  expect(result.current.outcome).toBeNull();
});
