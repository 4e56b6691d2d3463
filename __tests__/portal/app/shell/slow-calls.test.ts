import { act, renderHook } from '@testing-library/react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';
import { quiet, told } from '@/portal/app/calls/browser-client';
import { useTrouble } from '@/portal/app/shell/use-trouble';

const calls: { resolve: (answer: unknown) => void; reject: (failure: unknown) => void }[] = [];
jest.mock('@/portal/kit/calls/http', () => ({
  createHttp: () => ({
    interceptors: { response: { use: () => undefined } },
    request: () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
  }),
}));

beforeEach(() => {
  calls.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([
  ['told', told],
  ['not told', quiet],
])(
  'a call, its failure %s, that has no answer for long is said until it ends',
  async (_, client) => {
    const { result } = renderHook(useTrouble);
    const ends = [client(parcelEndpoints.tabs, {}), client(parcelEndpoints.tabs, {})].map((call) =>
      call.catch(() => undefined),
    );
    await pass(4000);
    expect(result.current).toBeNull();
    await pass(2000);
    expect(result.current).toBe('slow');
    calls[0]?.resolve({ status: 200, headers: {}, data: {} });
    await pass(0);
    expect(result.current).toBe('slow');
    calls[1]?.reject(new Error('gone'));
    await pass(0);
    await Promise.all(ends);
    expect(result.current).toBeNull();
  },
);

test('a quick answer and a file are not', async () => {
  const { result } = renderHook(useTrouble);
  const quick = told(parcelEndpoints.tabs, {}).catch(() => undefined);
  void told(parcelReportEndpoints.notReceived, { query: {} }).catch(() => undefined);
  void told(parcelEndpoints.tabs, {}, undefined, () => undefined).catch(() => undefined);
  calls[0]?.resolve({ status: 200, headers: {}, data: {} });
  await quick;
  await pass(60_000);
  expect(result.current).toBeNull();
});
