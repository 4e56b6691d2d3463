import { callableHost, type Settings } from '@/settings';
import { hasServices } from '@/settings/parts';

const patience = 7000;

/** What one process lacks, or undefined. */
async function lacking(name: string, base: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(patience);
  try {
    const reply = await fetch(`${base}/health/ready`, { signal });
    return reply.ok ? undefined : `The ${name} answers ${reply.status}: ${await reply.text()}`;
  } catch {
    return `The ${name} does not answer at ${base}.`;
  }
}

/** What the running parts of these settings lack, a line each; asked by who supervises a container. */
export async function lackingHere(settings: Settings): Promise<string[]> {
  const { parts, host, port, servicesHost, servicesPort } = settings;
  const found = await Promise.all([
    parts.portal && lacking('portal', `http://${callableHost(host)}:${port}`),
    hasServices(parts) &&
      lacking('services', `http://${callableHost(servicesHost)}:${servicesPort}`),
  ]);
  return found.filter((line): line is string => Boolean(line));
}
