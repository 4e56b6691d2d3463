import type { LaunchedSettings } from '@/settings';

/** Never asked for by a page of the portal. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** What every answer says of how browsers are to take it. */
export function answerHeaders({ portalUrl }: LaunchedSettings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
    ...(portalUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** What single pages say beside that: their addresses hold what is nobody else's to read. */
export function pageHeaders(pathname: string): [name: string, value: string][] {
  const page = pathname.replace(/^\/en(?=\/)/, '');
  if (!/^\/(resetpassword$|mb\/resetpassword(\/|$)|stay\/bypass$)/.test(page)) return [];
  return [
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
  ];
}
