import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve('src/portal');
const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file));
const naming = (word: RegExp) =>
  files.filter((file) => word.test(readFileSync(path.join(root, file), 'utf8'))).sort();

test('only a store is given the client: whatever else asks a service dispatches', () => {
  expect(naming(/import \{[^}]*\bbrowserApi\b[^}]*\} from/)).toEqual([
    'app/page/SignedIn.tsx',
    'app/page/open-page.tsx',
    'app/recovery/calls.ts',
  ]);
});

test('only what follows the property asks behind everybody’s back', () => {
  expect(naming(/import \{[^}]*\bquietApi\b[^}]*\} from/)).toEqual([
    'app/live/follow-property.ts',
    'app/live/realtime.ts',
  ]);
});

test('nobody else sends requests, but for the session, a screen’s code, and to see whether a service is back', () => {
  expect(naming(/\bfetch\(|from 'axios'/)).toEqual([
    'app/live/reach.ts',
    'app/live/watch-calls.ts',
    'app/login/sign-in.ts',
    'app/session/auth-calls.ts',
    'kit/calls/api-client.ts',
    'kit/calls/http.ts',
    'kit/page/cache-screen.ts',
  ]);
});
