import { act, render, screen } from '@testing-library/react';
import { CameraDialog } from '@/portal/kit/scan/CameraDialog';
import { readCodes } from '@/portal/kit/scan/read-codes';

jest.mock('@/portal/kit/scan/read-codes', () => ({ readCodes: jest.fn() }));
const reading = jest.mocked(readCodes);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function held() {
  const read = jest.fn();
  const stop = jest.fn();
  let see: (code: string) => void = () => {};
  reading.mockImplementation(async (_video, onCode) => {
    see = onCode;
    return stop;
  });
  const { unmount } = render(<CameraDialog onRead={read} onClose={() => {}} />);
  await act(async () => {});
  return { read, stop, unmount, see: (code: string) => act(() => see(code)) };
}

test('a label that is held before the camera is read once, another at once, the same again later', async () => {
  const { read, see } = await held();
  for (const code of ['RMN1', 'RMN1', 'RMN1', 'RMN2', 'RMN2']) {
    jest.advanceTimersByTime(300);
    see(code);
  }
  expect(read.mock.calls).toEqual([['RMN1'], ['RMN2']]);
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('camera.read');
  jest.advanceTimersByTime(3000);
  see('RMN2');
  expect(read).toHaveBeenCalledTimes(3);
});

test('the camera is let go with its window, and nothing that it saw then counts', async () => {
  const { read, stop, see, unmount } = await held();
  unmount();
  expect(stop).toHaveBeenCalled();
  see('RMN3');
  expect(read).not.toHaveBeenCalled();
});

test('who may not use the camera is told how', async () => {
  reading.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CameraDialog onRead={() => {}} onClose={() => {}} />);
  await act(async () => {});
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('camera.denied');
});
