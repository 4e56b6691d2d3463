import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';

/**
 * How long a line that nobody uses is kept, ms. Many a server lets go of it after 5 s, and a call that sets
 * out on it just then fails: it is let go here first.
 */
const timeout = 4000;

// As many at a time as come: who calls slowly keeps nobody waiting for a connection.
const kept = { keepAlive: true, maxFreeSockets: 64, timeout };

/** The lines to services, which calls that follow one another share. */
export const agents = { http: new Agent(kept), https: new TlsAgent(kept) };
