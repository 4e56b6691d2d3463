import recovery from '@locales/th/recovery.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '@tests/kit/open-page';
import { signInWithPassword } from '@/portal/app/login/sign-in';
import { ask } from '@/portal/app/recovery/ask';
import { InvitationScreen } from '@/portal/app/recovery/InvitationScreen';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/recovery/ask', () => ({ ask: jest.fn(), loadCalls: async () => null }));
jest.mock('@/portal/app/login/sign-in', () => ({ signInWithPassword: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  jest
    .mocked(ask)
    .mockResolvedValue({ reply: { joined: 'nam@rmn.example' }, refused: null } as never);
  history.replaceState(null, '', '/invitation#the-token');
});

async function choose() {
  await openPage(InvitationScreen, { pathname: '/invitation', place: 'stranger' });
  const password = await screen.findByLabelText(recovery.invited.password);
  fireEvent.change(password, { target: { value: 'nam-rabbit-2570' } });
  fireEvent.click(screen.getByRole('button', { name: recovery.invited.submit }));
  await waitFor(() => expect(signInWithPassword).toHaveBeenCalled());
}

test('who has chosen a first password is signed in by it', async () => {
  // jsdom leads nowhere, and says so.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(signInWithPassword).mockResolvedValue(null);
  await choose();
  await waitFor(() => expect(String(said.mock.calls[0]?.[0])).toContain('navigation'));
  expect(signInWithPassword).toHaveBeenCalledWith('nam@rmn.example', 'nam-rabbit-2570', '/');
  expect(screen.queryByText(recovery.invited.done)).toBeNull();
  // Its link is used: one press more would be told so, on the way in.
  expect(screen.getByRole('button', { name: recovery.invited.submit })).toBeDisabled();
});

test('where that fails the way to sign in is shown, for the password is set', async () => {
  jest.mocked(signInWithPassword).mockResolvedValue({ code: 'NETWORK', message: '' });
  await choose();
  expect(await screen.findByText(recovery.invited.done)).toBeVisible();
  expect(screen.getByRole('link', { name: recovery.done.signIn })).toBeVisible();
});
