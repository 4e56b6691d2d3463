import { render, screen } from '@testing-library/react';
import type { ErrorCode } from '@/contracts/kit/calls/errors';
import { RecordPage } from '@/portal/kit/records/RecordPage';

const failed = (code: ErrorCode, status: number) => ({
  status: 'failed' as const,
  error: { code, status, message: '' },
});

const open = (reading: Parameters<typeof RecordPage>[0]['read']['reading'], answer?: string) =>
  render(
    <RecordPage read={{ answer, reading, reload() {} }} list="/votes" texts="votes">
      {(name) => <input aria-label={String(name)} />}
    </RecordPage>,
  );

test.each([
  ['UNAVAILABLE', 503],
  ['NETWORK', 0],
  ['FAILED', 500],
] as const)(
  'a refresh that ends in %s leaves the record and what is typed at it',
  (code, status) => {
    open(failed(code, status), 'here');
    expect(screen.getByLabelText('here')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['NOT_FOUND', 404],
  ['FORBIDDEN', 403],
] as const)('one that ends in %s takes it away', (code, status) => {
  open(failed(code, status), 'here');
  expect(screen.queryByLabelText('here')).toBeNull();
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('what could not be read at all says so', () => {
  open(failed('UNAVAILABLE', 503));
  expect(screen.getByRole('alert')).toBeTruthy();
});
