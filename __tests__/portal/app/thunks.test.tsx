import recovery from '@locales/th/recovery.json';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyId, openPage } from '@tests/kit/open-page';
import { accountEndpoints, recoveryEndpoints } from '@/contracts/auth/account';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { sessionEndpoints } from '@/contracts/auth/session';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { browserApi } from '@/portal/app/calls/browser-api';
import { adminPage } from '@/portal/app/page/admin-page';
import { ResetPasswordScreen } from '@/portal/app/recovery/ResetPasswordScreen';
import { takePlace } from '@/portal/app/session/take-place';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/session/take-place', () => ({ takePlace: jest.fn() }));
jest.mock('@/portal/app/calls/browser-api', () => ({ browserApi: jest.fn(), quietApi: jest.fn() }));
jest.mock('@/portal/kit/calls/call-endpoint', () => {
  const actual = jest.requireActual('@/portal/kit/calls/call-endpoint');
  return { ...actual, callEndpoint: jest.fn(actual.callEndpoint) };
});

/** The shell alone. */
const Nothing = adminPage(() => null);

const here = { id: anyId, code: 'A', dimension: 'condo', nameTh: 'เดอะ วัน', nameEn: 'The One' };
const there = { ...here, id: anyId.replace(/1$/, '2'), nameTh: 'เดอะ ทู', nameEn: 'The Two' };
const refused = new ApiFailure({ code: 'LINK_EXPIRED', status: 410, message: '' });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(browserApi).mockImplementation((async (endpoint: Endpoint) => {
    if (endpoint === propertyEndpoints.list) return [here, there];
    if (endpoint === recoveryEndpoints.reset) throw refused;
    // Nothing else of the page is of interest.
    return endpoint.method === 'GET' || endpoint === sessionEndpoints.menu
      ? new Promise(() => {})
      : {};
  }) as never);
});

/** It was made by a thunk, and by the one client. */
async function wasDispatched(endpoint: Endpoint, body: object) {
  const call = JSON.stringify([endpoint.path, { body }]);
  const made = (calls: [unknown, ...unknown[]][]) =>
    calls.map(([of, said]) => JSON.stringify([(of as Endpoint).path, said]));
  await waitFor(() => expect(made(jest.mocked(callEndpoint).mock.calls)).toContain(call));
  expect(made(jest.mocked(browserApi).mock.calls)).toContain(call);
}

const submit = () => userEvent.click(screen.getByRole('button', { name: /ส่งลิงก์|รหัสผ่านใหม่/ }));

test('a choice of language goes to the account by a thunk', async () => {
  await openPage(Nothing, { pathname: '/', place: anyId });
  await userEvent.click(screen.getAllByRole('button', { name: 'English' })[0] as HTMLElement);
  await wasDispatched(accountEndpoints.changeLanguage, { language: 'en' });
});

test('of languages chosen right after each other the account is left with the last', async () => {
  const saves: { body: object; done: () => void }[] = [];
  const other = jest.mocked(browserApi).getMockImplementation();
  jest.mocked(browserApi).mockImplementation(((endpoint: Endpoint, call: { body: object }) =>
    endpoint === accountEndpoints.changeLanguage
      ? new Promise((resolve) => {
          saves.push({ body: call.body, done: () => resolve({}) });
        })
      : other?.(endpoint, call as never)) as never);
  await openPage(Nothing, { pathname: '/', place: anyId });
  for (const name of ['English', 'ไทย', 'English', '中文']) {
    await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  }
  expect(saves.map(({ body }) => body)).toEqual([{ language: 'en' }]);
  saves[0]?.done();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.body).toEqual({ language: 'cn' });
});

test('a switch of property goes by a thunk', async () => {
  await openPage(Nothing, { pathname: '/', place: anyId });
  await userEvent.click(await screen.findByText('เดอะ ทู'));
  await wasDispatched(sessionEndpoints.switchProperty, { isAdmin: false, propertyId: there.id });
  expect(takePlace).toHaveBeenCalled();
});

test('a link to a new password is asked for by a thunk', async () => {
  await openPage(ResetPasswordScreen, { pathname: '/resetpassword', place: 'stranger' });
  await userEvent.type(screen.getByRole('textbox'), 'counter@niti.example');
  await submit();
  await wasDispatched(recoveryEndpoints.forgot, { email: 'counter@niti.example' });
  expect(await screen.findByText(recovery.sent.title)).toBeVisible();
});

test('a new password is set by a thunk, and a refusal is told there', async () => {
  history.replaceState(null, '', '/resetpassword#the-token');
  await openPage(ResetPasswordScreen, { pathname: '/resetpassword', place: 'stranger' });
  await userEvent.type(await screen.findByLabelText(recovery.reset.password), 'a new password');
  await submit();
  await wasDispatched(recoveryEndpoints.reset, { token: 'the-token', password: 'a new password' });
  expect(await screen.findByText(/ลิงก์นี้หมดอายุแล้ว/)).toBeVisible();
});
