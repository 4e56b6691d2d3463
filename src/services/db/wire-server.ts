import net from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { SessionQueue } from './session-queue';

const sslRequest = 80877103;
const cancelRequest = 80877102;
const ends = { query: 0x51, sync: 0x53, call: 0x46, flush: 0x48, terminate: 0x58 };

/** Cuts a client's bytes into turns: up to the message that makes the database answer. */
class Reader {
  #bytes: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(private readonly onSsl: () => void) {}

  *read(chunk: Buffer): Generator<{ message: Buffer; whole: boolean } | 'bye'> {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk;
    while (!this.#started && this.#bytes.length >= 8) {
      const length = this.#bytes.readInt32BE(0);
      const code = this.#bytes.readInt32BE(4);
      if (code === cancelRequest) return yield 'bye';
      if (this.#bytes.length < length) return;
      const message = this.#take(length);
      if (code === sslRequest) {
        this.onSsl();
        continue;
      }
      this.#started = true;
      yield { message, whole: true };
    }
    let end = 0;
    while (this.#started && this.#bytes.length >= end + 5) {
      const type = this.#bytes[end];
      const next = end + 1 + this.#bytes.readInt32BE(end + 1);
      if (this.#bytes.length < next) return;
      end = next;
      if (type === ends.terminate) return yield 'bye';
      if (type === ends.query || type === ends.sync || type === ends.call || type === ends.flush) {
        yield { message: this.#take(end), whole: type !== ends.flush };
        end = 0;
      }
    }
  }

  #take(length: number): Buffer {
    const message = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    return message;
  }
}

/**
 * Serves PGlite on a unix socket. PGlite's own socket server is not used: where a statement comes
 * in several packets, it lets another client's in between, and one then binds the other's.
 */
export async function serve(pglite: PGlite, socketPath: string, patience: number) {
  const sockets = new Set<net.Socket>();
  const queue = new SessionQueue(pglite, patience, (client) => (client as net.Socket).destroy());
  const server = net.createServer((socket) => {
    sockets.add(socket);
    const reader = new Reader(() => socket.write('N'));
    const answer = (bytes: Buffer) => {
      if (socket.writable) socket.write(bytes);
    };
    socket.on('data', (chunk) => {
      for (const turn of reader.read(chunk)) {
        if (turn === 'bye') socket.end();
        else queue.push({ client: socket, answer, ...turn });
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      void queue.leave(socket);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  return {
    queue,
    /** Lets what is under way end, for at most five seconds, and hangs up. */
    async close(): Promise<void> {
      server.close();
      await queue.drained(5000);
      const gone = [...sockets].map((socket) => queue.leave(socket));
      for (const socket of sockets) socket.destroy();
      await Promise.all(gone);
    },
  };
}
