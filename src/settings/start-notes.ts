import type { Settings } from '@/settings';

/** What whoever operates a production should know of its settings, though it starts: a line for each. */
export function startNotes({ mode, smtp, databaseUrl, s3 }: Settings): string[] {
  if (mode !== 'production') return [];
  return [
    !smtp && 'No SMTP_URL is set: letters are kept in DATA_DIR/outbox and reach nobody.',
    databaseUrl &&
      !s3 &&
      'Files are kept in DATA_DIR/uploads of this host alone: with portals on several hosts set S3_ENDPOINT and what goes with it.',
  ].filter((note): note is string => Boolean(note));
}
