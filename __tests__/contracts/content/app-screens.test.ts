import { appLink } from '@/contracts/content/app-screens';

test.each([
  '',
  '/parcels',
  'https://example.com',
  'HTTPS://example.com/a?b=c#d',
  ' https://ไทย.ไทย ',
])('a press may lead to %j', (link) => expect(appLink.safeParse(link).success).toBe(true));

test.each([
  ...['/nowhere', '/parcels/1', '//example.com', 'http://example.com', 'javascript:alert(1)'],
  ...['https://', 'https://https://example.com', 'https://localhost', 'https://a b.com'],
  ...['https://example.com@elsewhere.com', 'https://me:secret@example.com', 'example.com'],
])('no press may lead to %j', (link) => expect(appLink.safeParse(link).success).toBe(false));
