import { parseArgs } from 'node:util';
import { type Endpoint, type ServiceName, serviceNames } from '@/contracts/kit/calls/endpoint';
import { checkService, type Finding } from './check';
import type { Outcome } from './judge';

const usage = `npm run contract -- --service parcel --url https://parcel.example [--writes]
The access token is read from CONTRACT_TOKEN or --token, the chat token from CONTRACT_CHAT_TOKEN.`;

const marks: Record<Outcome, string> = { kept: '✓', broken: '✗', missing: '✗', untried: '–' };

/** One line for each call, those that are wrong first, and how many of each there are. */
export function written(findings: readonly Finding[]): string {
  const order: Outcome[] = ['missing', 'broken', 'untried', 'kept'];
  const width = Math.max(...findings.map(({ call }) => call.length));
  const lines = order.flatMap((outcome) =>
    findings
      .filter((one) => one.outcome === outcome)
      .map(({ call, why }) =>
        `${marks[outcome]} ${call.padEnd(width)}  ${outcome.padEnd(7)}  ${why ?? ''}`.trimEnd(),
      ),
  );
  const counts = order.map(
    (outcome) => `${findings.filter((one) => one.outcome === outcome).length} ${outcome}`,
  );
  return [...lines, '', counts.join(', ')].join('\n');
}

function wanted() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { service: text, url: text, token: text, writes: { type: 'boolean' } },
  });
  const { service, url, token = process.env.CONTRACT_TOKEN } = values;
  if (!serviceNames.includes(service as ServiceName) || !url || !token) return undefined;
  return { ...values, service: service as ServiceName, url, token };
}

/** The command: prints the table; the exit code is 1 where a call is missing or broken, 2 for a wrong call of it. */
export async function main(endpoints: readonly Endpoint[]): Promise<number> {
  const asked = wanted();
  if (!asked) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const own = endpoints.filter(({ service }) => service === asked.service);
  const chatToken = process.env.CONTRACT_CHAT_TOKEN;
  const at = { url: asked.url, token: asked.token, chatToken };
  const findings = await checkService(own, at, { isWriting: asked.writes === true });
  process.stdout.write(`${written(findings)}\n`);
  return findings.some(({ outcome }) => outcome === 'missing' || outcome === 'broken') ? 1 : 0;
}
