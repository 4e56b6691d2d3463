import { readdir, statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

interface Places {
  /** What a process stands on, each `ok` or what else it is. */
  ready: () => Promise<Record<string, string>>;
  /** Where files arrive. */
  folder: string;
  /** Where letters lie that nobody sends, if they do. */
  outbox: string | undefined;
}

/** Shows what a process stands on, the room that is left for files, and letters that reached nobody. */
export function measurePlaces(registry: Registry, { ready, folder, outbox }: Places): void {
  const registers = [registry];
  new Gauge({
    ...{ name: 'niti_part_ready', registers, labelNames: ['part'] },
    help: 'Whether a part answers as /health/ready says it, 1 or 0.',
    async collect() {
      const { status: _, ...parts } = await ready();
      for (const [part, state] of Object.entries(parts)) {
        this.set({ part }, state === 'ok' ? 1 : 0);
      }
    },
  });
  new Gauge({
    ...{ name: 'niti_disk_free_bytes', registers },
    help: 'What is free where uploads arrive.',
    async collect() {
      const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
      this.set(bavail * bsize);
    },
  });
  if (!outbox) return;
  new Gauge({
    ...{ name: 'niti_outbox_letters', registers },
    help: 'Letters in the outbox: no mail server is set, so that they reached nobody.',
    async collect() {
      const files = await readdir(outbox).catch(() => []);
      this.set(files.filter((name) => name.endsWith('.eml')).length);
    },
  });
}
