import { randomBytes } from 'node:crypto';
import type { LaunchedSettings } from '@/settings';

/** Never asked for by a page of the portal. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** What every answer says of how browsers are to take it. */
export function answerHeaders({ portalUrl }: LaunchedSettings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    // Of what is no page; a page has its own.
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
    ...(portalUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** What single pages say beside that: their addresses hold what is nobody else's to read. */
export function pageHeaders(pathname: string): [name: string, value: string][] {
  const page = pathname.replace(/^\/en(?=\/)/, '');
  if (
    !/^\/(resetpassword$|invitation$|unsubscribe$|mb\/resetpassword(\/|$)|stay\/bypass$|homeservice\/|callback\/)/.test(
      page,
    )
  ) {
    return [];
  }
  return [
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
  ];
}

/** Where a browser hears a real-time server that is not the portal's own. */
function outsideRealtime({ pusher }: LaunchedSettings): string[] {
  if (!pusher) return [];
  const { cluster, host = `ws-${cluster}.pusher.com`, tls } = pusher;
  return [`${tls ? 'wss' : 'ws'}://${host}`];
}

/** An upload service of another make may keep its pictures anywhere. */
const outsidePictures = ({ services, servicesAt }: LaunchedSettings) =>
  servicesAt === new URL(services.upload).origin ? [] : ['https:'];

/**
 * Makes the Content-Security-Policy of a page, another for each: a script runs by the page's nonce or
 * because one that runs has loaded it. In dev Next's own scripts also make scripts out of text.
 */
export function pagePolicy(settings: LaunchedSettings, dev: boolean): () => string {
  const connect = ["'self'", ...outsideRealtime(settings)].join(' ');
  const pictures = ["'self'", 'data:', 'blob:', ...outsidePictures(settings)].join(' ');
  const rest = [
    `connect-src ${connect}`,
    `img-src ${pictures}`,
    // Styles stand in attributes of the HTML, and antd writes sheets while it runs.
    "style-src 'self' 'unsafe-inline'",
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return () => {
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    return `script-src ${nonce} 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}; ${rest}`;
  };
}
