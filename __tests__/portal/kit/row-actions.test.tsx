import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { postEndpoints } from '@/contracts/bulletin/post';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { ConfirmContext } from '@/portal/kit/confirm/confirm';
import type { Question } from '@/portal/kit/confirm/question';
import { notice } from '@/portal/kit/page/notice';
import { PermissionsContext } from '@/portal/kit/page/permission';
import { makeStore } from '@/portal/kit/page/store';
import { RowActions } from '@/portal/kit/records/RowActions';

jest.mock('@/portal/kit/page/notice', () => ({ notice: { error: jest.fn(), success: jest.fn() } }));

const row = { id: '1', own: true, comments: 2 };

/** Presses delete while the service answers so; tells what was asked, and how often the list was read. */
async function pressed(answer: () => Promise<unknown>) {
  const asked: string[] = [];
  const changed = jest.fn();
  render(
    <Provider store={makeStore(answer as never)}>
      <PermissionsContext value={['bulletin:delete']}>
        <ConfirmContext value={async ({ ask }: Question) => asked.push(ask) < 0}>
          <RowActions
            endpoints={postEndpoints}
            row={row}
            name="ประกาศ"
            lost={({ comments }) => `ความคิดเห็น ${comments}`}
            onChanged={changed}
          />
        </ConfirmContext>
      </PermissionsContext>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: /ประกาศ/ }));
  return { asked, changed };
}

test('what deleting loses is said of the record as it is when it is asked', async () => {
  const { asked, changed } = await pressed(async () => ({ ...row, comments: 7 }));
  expect(asked).toEqual(['ความคิดเห็น 7']);
  expect(changed).not.toHaveBeenCalled();
});

test('of one that is gone nothing is asked: it is said, and the list is read again', async () => {
  const { asked, changed } = await pressed(async () => {
    throw new ApiFailure({ status: 404, code: 'NOT_FOUND', message: '' });
  });
  expect(asked).toEqual([]);
  expect(notice.error).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
});
