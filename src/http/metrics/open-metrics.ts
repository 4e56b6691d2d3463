import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A process's own figures; two that run in one process share none. */
export const openMetrics = (): Registry => new Registry();

/** Adds what there is of every process: processor, memory, event loop, and which build it is. */
export function measureProcess(
  registry: Registry,
  build: Readonly<Record<'process' | 'build' | 'parts', string>>,
): void {
  collectDefaultMetrics({ register: registry });
  const { node } = process.versions;
  new Gauge({
    name: 'niti_build_info',
    help: 'Which build runs here, as labels; always 1.',
    labelNames: ['process', 'build', 'parts', 'node'],
    registers: [registry],
  }).set({ ...build, node }, 1);
}
