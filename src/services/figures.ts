import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { sessionEndpoints } from '@/contracts/auth/session';
import { measureRequests } from '@/http/metrics/measure-requests';
import { measureProcess, openMetrics } from '@/http/metrics/open-metrics';
import { serveMetrics } from '@/http/metrics/serve-metrics';
import { poolOf } from '@/services/db/orm';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { reportDeliveries } from '@/services/master-data/report-emails/tables';
import { openCounts } from '@/services/metrics/counts';
import { measureDatabase } from '@/services/metrics/database-figures';
import { measurePlaces } from '@/services/metrics/place-figures';
import { measureWork } from '@/services/metrics/work-figures';
import { parcelLetters } from '@/services/parcel/reminders/tables';
import { type Parts, partNames } from '@/settings/parts';

/** Who may read the figures, and what they say of where they come from. */
export interface Metrics {
  token: string;
  build: string;
  /** The folder of letters that nobody sends, where no mail server is set. */
  outbox?: string | undefined;
}

interface Seen {
  app: FastifyInstance;
  db: NodePgDatabase;
  parts: Pick<Parts, 'services' | 'realtime' | 'queue'>;
  metrics: Metrics | undefined;
}

const loginPath = `/auth/api/v1${sessionEndpoints.login.path}`;

/** What the services count, and `serve` it to whoever bears the token; without one it is nobody's to read. */
export function openFigures({ app, db, parts, metrics }: Seen) {
  const registry = openMetrics();
  const { signInRefused, ...counts } = openCounts(registry);
  return {
    ...counts,
    /** Counts a refused call, where it is a sign-in. */
    refused: (call: string | undefined, code: string) => call === loginPath && signInRefused(code),
    serve(places: Pick<Parameters<typeof measurePlaces>[1], 'ready' | 'folder'>) {
      if (!metrics) return;
      const { token, build, outbox } = metrics;
      const running = partNames.filter((name) => name !== 'portal' && parts[name]);
      measureProcess(registry, { process: 'services', build, parts: running.join(',') });
      measureRequests(app, registry);
      measureDatabase(registry, poolOf(db));
      measurePlaces(registry, { ...places, outbox });
      if (parts.queue) {
        const owed = { parcel: parcelLetters, paper: paperLetters, report: reportDeliveries };
        measureWork(registry, db, owed);
      }
      serveMetrics(app, registry, token);
    },
  };
}
