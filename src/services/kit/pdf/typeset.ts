import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Engine, Provided, Written } from './engine';
import { nativeEngine } from './native-engine';
import paper from './paper.typ';
import { portableEngine } from './portable-engine';

const weights = ['400Regular/Sarabun_400Regular.ttf', '700Bold/Sarabun_700Bold.ttf'];

/** Marks that turn the letters after them round: typst ends its process over them. */
const overrides = /[\u202d\u202e]/g;

function provided(): Provided {
  const { resolve } = createRequire(import.meta.url);
  const fonts = dirname(resolve('@expo-google-fonts/sarabun/package.json'));
  return { paper, fonts: weights.map((weight) => join(fonts, weight)) };
}

const engines = { native: nativeEngine, portable: portableEngine };

/** Which typst writes: the machine's own, or the one that runs everywhere. Their documents are the same. */
export type EngineName = keyof typeof engines;

/** Writes documents by the engine that is named, else by the fastest that loads here. */
export function typesetter(name?: EngineName): Engine {
  const files = provided();
  const engine = name
    ? engines[name](files)
    : nativeEngine(files).catch(() => portableEngine(files));
  return async ({ template, data }: Written) =>
    (await engine)({ template, data: data.replace(overrides, '') });
}
