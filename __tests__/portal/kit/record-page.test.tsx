import { fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router, { type NextRouter } from 'next/router';
import type { ErrorCode } from '@/contracts/kit/calls/errors';
import { RowLink } from '@/portal/kit/list/RowLink';
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

test('who stands in no property is led to one, and not told to try again', () => {
  open(failed('NO_PROPERTY', 400));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('while a record comes', () => {
  /** Opens the record from its row, and then this address. */
  function openFromRow(asPath: string) {
    jest.spyOn(Router, 'push').mockResolvedValue(true);
    const { unmount } = render(
      <table>
        <tbody>
          <tr>
            <td data-card="title">
              <RowLink href="/votes/1">ทาสีอาคาร</RowLink>
            </td>
            <td data-card="state">เปิดลงคะแนน</td>
            <td data-card="figure">62%</td>
            <td data-card="fact">26 พ.ย.</td>
          </tr>
        </tbody>
      </table>,
    );
    fireEvent.click(screen.getByRole('link'));
    unmount();
    render(
      <RouterContext value={{ asPath } as NextRouter}>
        <RecordPage
          read={{ answer: undefined, reading: { status: 'pending', requestId: '1' }, reload() {} }}
          list="/votes"
          texts="votes"
        >
          {() => null}
        </RecordPage>
      </RouterContext>,
    );
  }

  test('what its row said is there at once', () => {
    openFromRow('/votes/1?tab=roll');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ทาสีอาคาร');
    expect(screen.getByText('เปิดลงคะแนน · 62%')).toBeVisible();
  });

  test('nothing is said of another', () => {
    openFromRow('/votes/2');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
