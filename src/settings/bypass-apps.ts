import { createHmac } from 'node:crypto';
import type { NamedSecrets } from './named-secrets';

/** Secrets of the apps that may sign people in here, by the app's name. */
export type BypassApps = NamedSecrets;

/** The apps of a running product: in the demo also `demo`, so that a link can be tried. */
export function knownBypassApps(settings: {
  mode: 'demo' | 'production';
  tokenSecret: string;
  bypassApps: BypassApps;
}): BypassApps {
  if (settings.mode !== 'demo') return settings.bypassApps;
  const demo = createHmac('sha256', settings.tokenSecret).update('bypass demo').digest('hex');
  return { demo, ...settings.bypassApps };
}
