import { readPressed } from '@/portal/app/calls/read-pressed';

const ahead = jest.fn();
const loadPage = jest.fn(async (_: string) => ({ page: { ahead } }));
jest.mock('next/router', () => ({
  __esModule: true,
  default: {
    get router() {
      return {
        pageLoader: {
          getPageList: async () => ['/', '/parcels', '/parcels/receive', '/parcels/[id]'],
          loadPage: (screen: string) => loadPage(screen),
        },
      };
    },
  },
}));

function press(html: string, event: object = {}) {
  document.body.innerHTML = html;
  const down = new MouseEvent('pointerdown', { bubbles: true, ...event });
  Object.defineProperty(down, 'pointerType', { value: 'mouse', ...event });
  document.querySelector('b')?.dispatchEvent(down);
  return new Promise(process.nextTick).then(() => new Promise(process.nextTick));
}

let end: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  end = readPressed();
});
afterEach(() => end());

test.each([
  ['/parcels?page=2&state=late&state=new', '/parcels', { page: '2', state: ['late', 'new'] }],
  ['/parcels/receive', '/parcels/receive', {}],
  ['/parcels/7c1', '/parcels/[id]', { id: '7c1' }],
  ['/', '/', {}],
])('%s is read while it is held down', async (href, screen, query) => {
  await press(`<a href="${href}"><b>พัสดุ</b></a>`);
  expect(loadPage).toHaveBeenCalledWith(screen);
  expect(ahead).toHaveBeenCalledWith(query);
});

test.each([
  ['no screen of the portal', '<a href="/services/files/1"><b></b></a>'],
  ['another origin', '<a href="https://kms.example/parcels"><b></b></a>'],
  ['another tab', '<a href="/parcels" target="_blank"><b></b></a>'],
  ['a file', '<a href="/parcels" download="a.xlsx"><b></b></a>'],
  ['no link', '<p><b></b></p>'],
])('nothing is read for %s', async (_, html) => {
  await press(html);
  expect(loadPage).not.toHaveBeenCalled();
});

test.each([
  ['a finger, which may scroll', { value: 'touch' }],
  ['another button', { button: 1 }],
  ['a tab beside this one', { ctrlKey: true }],
])('nothing is read for %s', async (_, event) => {
  await press('<a href="/parcels"><b></b></a>', event);
  expect(loadPage).not.toHaveBeenCalled();
});

test('nothing is read after its end, and a page that fails to load is told when it is opened', async () => {
  loadPage.mockRejectedValueOnce(new Error('offline'));
  await press('<a href="/parcels"><b></b></a>');
  expect(ahead).not.toHaveBeenCalled();
  end();
  await press('<a href="/parcels"><b></b></a>');
  expect(loadPage).toHaveBeenCalledTimes(1);
});
