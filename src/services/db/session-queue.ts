import type { PGlite } from '@electric-sql/pglite';

interface Turn {
  client: object;
  message: Buffer;
  /** Whether the message ends in a Sync or is a whole query by itself. */
  whole: boolean;
  answer: (bytes: Buffer) => void;
}

const sync = Buffer.from([0x53, 0, 0, 0, 4]);
const rollback = Buffer.from('\x51\x00\x00\x00\x0dROLLBACK\x00', 'latin1');
const nobody = () => {};
const parseComplete = Buffer.from([0x31, 0, 0, 0, 4]);

/** The message that prepares a statement under a name, where a turn begins with one. */
function namedParse(message: Buffer): Buffer | undefined {
  const isNamed = message[0] === 0x50 && message[5] !== 0;
  return isNamed ? message.subarray(0, 1 + message.readInt32BE(1)) : undefined;
}

/**
 * Shares PGlite's one session between clients, and with it what one of them has prepared under a name. A client whose transaction is open, or whose
 * message is not complete, keeps the session: no other client's statement comes between.
 */
export class SessionQueue {
  /** Counts what clients have run. */
  turns = 0;
  #waiting: Turn[] = [];
  #owner: object | null = null;
  #running = false;
  #patience: NodeJS.Timeout | undefined;
  readonly #prepared = new Map<string, Buffer>();

  /** `onStuck` is called with a client that keeps the session `patience` ms without using it. */
  constructor(
    private readonly pglite: PGlite,
    private readonly patience: number,
    private readonly onStuck: (client: object) => void,
  ) {}

  push(turn: Turn): void {
    this.#waiting.push(turn);
    if (!this.#running) this.#next();
  }

  /** Forgets a client that has gone, and rolls back what it left open. */
  async leave(client: object): Promise<void> {
    this.#waiting = this.#waiting.filter((turn) => turn.client !== client);
    if (this.#owner !== client) return;
    await this.#execute(sync, nobody);
    if (this.pglite.isInTransaction()) await this.#execute(rollback, nobody);
    this.#own(null);
    if (!this.#running) this.#next();
  }

  /** Resolves when no turn waits or runs, or after `limit` ms. */
  async drained(limit: number): Promise<void> {
    const end = Date.now() + limit;
    while ((this.#running || this.#waiting.length > 0 || this.#owner) && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  #execute(message: Buffer, answer: Turn['answer']): Promise<void> {
    return this.pglite.execProtocolRawStream(message, {
      syncToFs: false,
      // A copy, because the bytes are a view of the engine's memory.
      onRawData: (bytes) => answer(Buffer.from(bytes)),
    });
  }

  /** Another client's statement of the same name and text is taken as prepared by this one too. */
  async #run({ message, answer }: Turn): Promise<void> {
    const parse = namedParse(message);
    if (!parse) return this.#execute(message, answer);
    const name = parse.toString('latin1', 5, parse.indexOf(0, 5));
    if (this.#prepared.get(name)?.equals(parse)) {
      answer(parseComplete);
      return this.#execute(message.subarray(parse.length), answer);
    }
    let isFirst = true;
    await this.#execute(message, (bytes) => {
      if (isFirst && bytes[0] === parseComplete[0]) this.#prepared.set(name, Buffer.from(parse));
      isFirst = false;
      answer(bytes);
    });
  }

  #own(client: object | null): void {
    this.#owner = client;
    clearTimeout(this.#patience);
    if (client) this.#patience = setTimeout(() => this.onStuck(client), this.patience);
  }

  async #next(): Promise<void> {
    const owner = this.#owner;
    const index = owner ? this.#waiting.findIndex((turn) => turn.client === owner) : 0;
    const [turn] = index < 0 ? [] : this.#waiting.splice(index, 1);
    this.#running = turn !== undefined;
    if (!turn) return;
    this.turns += 1;
    await this.#run(turn);
    this.#own(this.pglite.isInTransaction() || !turn.whole ? turn.client : null);
    // Lets the sockets be read and written between two turns.
    setImmediate(() => this.#next());
  }
}
