import { runScripts } from '@/portal/app/document/run-scripts';

const run = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** The HTML has come to its end, which is looked for now and then. */
function htmlIsRead() {
  document.body.innerHTML = '<script id="end"></script>';
  jest.advanceTimersByTime(20);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

test('scripts wait for the HTML and for the first frame, and run in their order', () => {
  runScripts(['/a.js', '/b.js'], 'end');
  jest.advanceTimersByTime(1000);
  expect(run()).toEqual([]);

  htmlIsRead();
  expect(run()).toEqual([]);
  jest.advanceTimersToNextFrame();
  expect(run()).toEqual(['/a.js', '/b.js']);
  expect([...document.head.querySelectorAll('script')].some((script) => script.async)).toBe(false);
});

test('where no frame comes they wait no longer than a tenth of a second', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  runScripts(['/a.js'], 'end');
  htmlIsRead();
  jest.advanceTimersByTime(99);
  expect(run()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(run()).toEqual(['/a.js']);
  jest.restoreAllMocks();
});

test('each runs once, though both the frame and the time come', () => {
  runScripts(['/a.js'], 'end');
  htmlIsRead();
  jest.advanceTimersByTime(1000);
  htmlIsRead();
  jest.advanceTimersByTime(1000);
  expect(run()).toEqual(['/a.js']);
});
