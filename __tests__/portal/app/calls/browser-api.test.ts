import common from '@locales/th/common.json';
import errors from '@locales/th/errors.json';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from 'next-auth';
import { accountEndpoints } from '@/contracts/auth/account';
import type { ApiError, ApiFailure } from '@/contracts/kit/calls/errors';
import { browserApi, quietApi } from '@/portal/app/calls/browser-api';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { endSession } from '@/portal/app/session/sign-out';
import { markTold } from '@/portal/kit/calls/told';
import { notice } from '@/portal/kit/page/notice';

jest.mock('@/portal/kit/page/notice', () => ({ notice: { error: jest.fn(), success: jest.fn() } }));
jest.mock('@/portal/app/session/sign-out', () => ({
  endSession: jest.fn(),
  isEnding: () => false,
}));
jest.mock('next-i18next/pages', () => {
  const { createInstance } = jest.requireActual('i18next');
  const i18n = createInstance();
  return { i18n };
});

const server = setupServer();
beforeAll(async () => {
  server.listen();
  const { i18n } = jest.requireMock('next-i18next/pages');
  await i18n.init({ lng: 'th', resources: { th: { common, errors } } });
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  rememberedSession.keep({ accessToken: 'token', expires } as Session);
});
beforeEach(() => jest.clearAllMocks());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (reply: () => Response) =>
  server.use(http.get('*/services/auth/api/v1/auth/profile', reply));
const failureOf = (api: typeof browserApi): Promise<ApiError> =>
  api(accountEndpoints.profile, {}).then(
    () => Promise.reject(new Error('It was answered')),
    (failure: ApiFailure) => failure.error,
  );

const again = 'เกิดข้อผิดพลาด กรุณาลองใหม่';

test.each([
  ['401 without words', { code: 401 }, again, 'SESSION_ENDED', 3000],
  ['401 with words', { code: '401', message: 'หมดเวลา' }, 'หมดเวลา', 'SESSION_ENDED', 3000],
  ['500 without words', { status: 500 }, again, 'FAILED', 3000],
  ['500 with words', { code: 500, data: { message: 'ล่ม' } }, 'ล่ม', 'FAILED', 3000],
  [
    'Token Revoked',
    { code: '200', data: { message: 'Token Revoked' } },
    errors.TOKEN_REVOKED,
    'TOKEN_REVOKED',
    2000,
  ],
  [
    'Token Revoked with words',
    { code: '200', message: 'มีผู้เข้าใช้จากเครื่องอื่น', data: { message: 'Token Revoked' } },
    'มีผู้เข้าใช้จากเครื่องอื่น',
    'TOKEN_REVOKED',
    2000,
  ],
])(
  '%s inside a good answer is told, and then the session ends',
  async (_, body, words, why, ms) => {
    answer(() => HttpResponse.json(body));
    await failureOf(browserApi);
    expect(notice.error).toHaveBeenCalledTimes(1);
    expect(notice.error).toHaveBeenCalledWith(words, ms);
    expect(endSession).toHaveBeenCalledWith(why, { afterMs: ms });
  },
);

test.each([
  ['a refusal', () => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 }), errors.FORBIDDEN],
  ['a fault', () => new HttpResponse('no JSON', { status: 500 }), again],
  ['a lost network', () => HttpResponse.error(), errors.NETWORK],
  ['an answer that is none', () => HttpResponse.json({ code: '200', data: 5 }), again],
])(
  '%s that nobody puts into words is told by the default notice, once',
  async (_, reply, words) => {
    answer(reply);
    await failureOf(browserApi);
    await waitFor(() => expect(notice.error).toHaveBeenCalledWith(words));
    expect(notice.error).toHaveBeenCalledTimes(1);
    expect(endSession).not.toHaveBeenCalled();
  },
);

test('what is told where it belongs is not told again', async () => {
  answer(() => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 }));
  markTold(await failureOf(browserApi));
  // A later failure's notice comes after the earlier one's would.
  answer(() => HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 }));
  await failureOf(browserApi);
  await waitFor(() => expect(notice.error).toHaveBeenCalled());
  expect(jest.mocked(notice.error).mock.calls).toEqual([[errors.NOT_FOUND]]);
});

test('of a call that nobody has asked for nothing is told', async () => {
  answer(() => HttpResponse.json({ code: 'FORBIDDEN' }, { status: 403 }));
  await failureOf(quietApi);
  answer(() => HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 }));
  await failureOf(browserApi);
  await waitFor(() => expect(notice.error).toHaveBeenCalled());
  expect(jest.mocked(notice.error).mock.calls).toEqual([[errors.NOT_FOUND]]);
});
