import type { IncomingMessage } from 'node:http';

/** Who stands behind a request, for the services' rate limits and audit log. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** What the request is known by in the log of both processes. */
  requestId: string;
}

/** The visitor of a request; the front has written into its headers who called. */
export const visitorOf = ({ headers }: IncomingMessage): Visitor => ({
  address: String(headers['x-forwarded-for'] ?? ''),
  userAgent: headers['user-agent'] ?? '',
  requestId: String(headers['x-request-id'] ?? ''),
});
