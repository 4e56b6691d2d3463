import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { LaunchedSettings } from '@/settings';
import { dropClaims } from './caller';
import type { Pages } from './pages';
import { carrySocket } from './proxy';
import { plainUrl, socketTarget } from './targets';

const nowhere = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * For the server's `upgrade`: joins with the embedded real-time server what asks for it, without
 * cookies, gives what is left to Next in dev, and ends it otherwise. `open` are those that stand.
 */
export function sockets(settings: LaunchedSettings, upgrade: Pages['upgrade']) {
  const open = new Set<Duplex>();
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A broken connection also closes, and that is what counts.
    socket.on('error', () => undefined);
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const target = socketTarget(plainUrl(request.url), settings);
    if (target) {
      dropClaims(request.headers);
      delete request.headers.cookie;
      carrySocket(request, socket as Socket, target, head).catch(() => socket.destroy());
    } else if (upgrade) upgrade(request, socket, head);
    else socket.end(nowhere);
  };
  return { open, take };
}
