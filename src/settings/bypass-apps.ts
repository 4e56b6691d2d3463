import { createHmac } from 'node:crypto';

/** Secrets of the apps that may sign people in here, by the app's name. */
export type BypassApps = Record<string, string>;

const pair = /^([a-z][a-z0-9-]{0,39}):(\S{32,})$/;

/** Reads `name:secret,name:secret`; undefined where that is not what it says. */
export function parseBypassApps(text: string): BypassApps | undefined {
  const apps: BypassApps = {};
  for (const part of text.split(',')) {
    const [, name, secret] = pair.exec(part.trim()) ?? [];
    if (!name || !secret || Object.hasOwn(apps, name)) return undefined;
    apps[name] = secret;
  }
  return apps;
}

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
