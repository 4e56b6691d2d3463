import { notificationTarget } from '@/portal/bell/notification-target';

const origin = 'https://portal.example';
const inbox = '/admin/property?tab=3';
const popup = (url: string | null) => notificationTarget({ type: 1, popup: true, url }, origin);

test('a suggestion opens the suggestions, whatever else it says', () => {
  for (const one of [false, true]) {
    expect(notificationTarget({ type: 9, popup: one, url: '/parcels' }, origin)).toBe(
      '/suggestion',
    );
  }
});

test('what is no popup opens the inbox', () => {
  expect(notificationTarget({ type: 1, popup: false, url: '/parcels' }, origin)).toBe(inbox);
  expect(notificationTarget({ type: 2, popup: false, url: null }, origin)).toBe(inbox);
});

test.each([
  ['/parcels', '/parcels'],
  ['/parcels?status=waiting', '/parcels?status=waiting'],
  ['/parcels/receive', '/parcels/receive'],
  ['/app/open/suggestion', '/suggestion'],
  ['https://portal.example/parcels', '/parcels'],
  ['https://portal.example/parcels/0199e8d0', '/parcels'],
  ['https://other.example/parcels/12', '/parcels'],
  ['/home/service/repair/12', '/home/service/repair/12'],
  ['https://portal.example/repair/12?step=2', '/repair/12?step=2'],
  ['https://other.example/repair/12', '/repair'],
])('a popup of %s opens %s', (url, target) => {
  expect(popup(url)).toBe(target);
});

test.each([
  null,
  '',
  'parcels',
  'https://other.example',
  'https://other.example/',
  '//other.example',
  '//other.example/repair',
  'javascript:alert(1)',
  'javascript:alert("repair")',
  '/\\other.example',
  'data:text/html,repair',
])('a popup of %s opens the inbox', (url) => {
  expect(popup(url)).toBe(inbox);
});

test.each([
  '/repair/../..//other.example',
  'https://other.example/%2F%2Fother.example',
  'https://x//\\other.example',
  '/a/b/\\\\other.example',
  'http://x/..//../repair',
])('%s leads nowhere else', (url) => {
  const target = popup(url);
  expect(new URL(target, origin).origin).toBe(origin);
  expect(target).toMatch(/^\/(?!\/)/);
});
