/** What the product consists of; each may run by itself. */
export const partNames = ['portal', 'services', 'realtime', 'queue'] as const;

export type Part = (typeof partNames)[number];
export type Parts = Readonly<Record<Part, boolean>>;

export const allParts: Parts = { portal: true, services: true, realtime: true, queue: true };

const isPart = (name: string): name is Part => partNames.some((known) => known === name);

/** Reads `portal,services`; undefined where that is not what it says. */
export function parseParts(text: string): Parts | undefined {
  const names = text.split(',').map((name) => name.trim());
  if (!names.every(isPart) || new Set(names).size < names.length) return undefined;
  return Object.fromEntries(partNames.map((name) => [name, names.includes(name)])) as Parts;
}

/** Whether the services' process runs here, with whichever of its parts. */
export const hasServices = ({ services, realtime, queue }: Parts): boolean =>
  services || realtime || queue;

interface Given {
  NITI_PARTS?: string;
  DATABASE_URL?: string;
  REALTIME_API?: string;
  PUSHER_APP_ID?: string;
  PORTAL_SECRET?: string;
  TOKEN_SECRET?: string;
}

/** What makes no sense where the parts run apart, one phrase for each. */
export function partsAlone(given: Given): string[] {
  const parts = given.NITI_PARTS ? parseParts(given.NITI_PARTS) : allParts;
  if (!parts) return [];
  const left = partNames.filter(
    (name) => !parts[name] && !(name === 'realtime' && given.PUSHER_APP_ID),
  );
  const found: string[] = [];
  if (hasServices(parts) && left.some((name) => name !== 'portal') && !given.DATABASE_URL) {
    found.push(
      'DATABASE_URL must be set where NITI_PARTS has some of services, realtime and queue alone: the embedded database is one process’s',
    );
  }
  if ((parts.services || parts.queue) && left.includes('realtime') && !given.REALTIME_API) {
    found.push(
      'REALTIME_API must be set where NITI_PARTS leaves realtime out (or PUSHER_APP_ID and what goes with it)',
    );
  }
  if (given.REALTIME_API && parts.realtime) {
    found.push('REALTIME_API is for where realtime runs elsewhere: leave it out of NITI_PARTS');
  }
  if (given.REALTIME_API && given.PUSHER_APP_ID) {
    found.push('REALTIME_API and PUSHER_APP_ID are two ways to send events: set one');
  }
  const missing = (['PORTAL_SECRET', 'TOKEN_SECRET'] as const).filter((name) => !given[name]);
  if (left.length > 0 && missing.length > 0) {
    found.push(
      `${missing.join(' and ')} must be set where NITI_PARTS leaves a part out, the same for all`,
    );
  }
  return found;
}
