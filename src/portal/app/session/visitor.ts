import type { IncomingMessage } from 'node:http';
import { readSettings } from '@/settings';

/** Who stands behind a request, for the services' rate limits and audit log. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/**
 * The visitor of a request. Behind the proxy that serves PORTAL_URL it is the address that the
 * proxy added last; otherwise the connection's own, whatever the header says.
 */
export function visitorOf(req: IncomingMessage): Visitor {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const own = req.socket.remoteAddress ?? '';
  return {
    address: (readSettings().portalUrl && forwarded) || own,
    userAgent: req.headers['user-agent'] ?? '',
  };
}
