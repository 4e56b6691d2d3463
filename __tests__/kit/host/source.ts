import { embeddedSource } from './embedded-source';
import { postgresSource } from './postgres-source';
import { fingerprint, type Source } from './template';

/** The embedded database, or with TEST_DATABASE_URL a PostgreSQL server where databases may be made. */
export function openSource(): Promise<Source> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresSource(url, fingerprint()) : embeddedSource(fingerprint());
}
