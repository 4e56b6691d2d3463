import { readFileSync } from 'node:fs';

/** What the stories' portal signs by: as whoever started it says, or as it made it itself. */
export const tokenSecret = (): string =>
  process.env.STORIES_TOKEN_SECRET ??
  JSON.parse(readFileSync('.cache/e2e/secrets.json', 'utf8')).tokenSecret;
