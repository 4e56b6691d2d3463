/** A session is renewed in the last half hour of its access token. */
const beforeEndMs = 1_800_000;

/** Milliseconds until a session is to be renewed; 0 when it is time. */
export const untilDue = (expires: string, now = Date.now()) =>
  Math.max(0, Date.parse(expires) - beforeEndMs - now);

export const isDue = (expires: string) => untilDue(expires) === 0;
