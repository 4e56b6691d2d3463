import { Counter, type Registry } from 'prom-client';

/** What the services count as it happens; nothing of it says whose it was. */
export function openCounts(registry: Registry) {
  const registers = [registry];
  const events = new Counter({
    ...{ name: 'niti_events_total', registers, labelNames: ['outcome'] },
    help: 'Real-time events that were sent, or were not.',
  });
  const letters = new Counter({
    ...{ name: 'niti_letters_total', registers, labelNames: ['outcome'] },
    help: 'E-mails that the mail server took, or did not.',
  });
  const uploads = new Counter({
    ...{ name: 'niti_uploads_total', registers, labelNames: ['type'] },
    help: 'Files that were received and kept.',
  });
  const bytes = new Counter({
    ...{ name: 'niti_upload_bytes_total', registers, labelNames: ['type'] },
    help: 'Bytes of the files that were kept.',
  });
  const refused = new Counter({
    ...{ name: 'niti_sign_ins_refused_total', registers, labelNames: ['reason'] },
    help: 'Sign-ins that were refused, by the code that was answered.',
  });

  // Shown before the first one, or its first failure would be no increase.
  for (const counter of [events, letters]) {
    for (const outcome of ['sent', 'failed']) counter.inc({ outcome }, 0);
  }

  /** Work of that kind, each counted by how it ends. */
  const counted =
    (counter: Counter<'outcome'>) =>
    <Parts extends unknown[], Result>(work: (...parts: Parts) => Promise<Result>) =>
    async (...parts: Parts): Promise<Result> => {
      try {
        const result = await work(...parts);
        counter.inc({ outcome: 'sent' });
        return result;
      } catch (error) {
        counter.inc({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    event: counted(events),
    letter: counted(letters),
    uploaded(type: string, size: number) {
      uploads.inc({ type });
      bytes.inc({ type }, size);
    },
    signInRefused: (reason: string) => refused.inc({ reason }),
  };
}
