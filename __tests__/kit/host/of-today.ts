import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { type Instance, type InstanceOptions, startInstance } from './instance';
import { openSource } from './source';
import type { Source } from './template';

let source: { day: string; opened: Promise<Source> } | undefined;
const sources: Promise<Source>[] = [];

/** Copies of the demo world of today; in a run over midnight, of the day that it has become. */
export function sourceOfToday(): Promise<Source> {
  const day = bangkokDay(new Date());
  if (source?.day !== day) {
    source = { day, opened: openSource() };
    sources.push(source.opened);
  }
  return source.opened;
}

function prepare() {
  const day = bangkokDay(new Date());
  const instance = sourceOfToday().then((one) => startInstance(one));
  instance.catch(() => {});
  return { day, instance };
}

/** The next instance is made while the tests of a file run, so that the next file need not wait. */
let next = prepare();
const left: Promise<unknown>[] = [];

const stopPrepared = ({ instance }: typeof next) =>
  instance.then(
    (one) => one.stop(),
    () => {},
  );

/** Services for a file's tests, over the world of the day that it is. */
export async function takeInstance(options: InstanceOptions): Promise<Instance> {
  // Few files ask for anything: their services are made when they do, and the prepared ones wait on.
  if (Object.values(options).some(Boolean)) return startInstance(await sourceOfToday(), options);
  if (next.day !== bangkokDay(new Date())) {
    left.push(stopPrepared(next));
    next = prepare();
  }
  const taken = next;
  next = prepare();
  return taken.instance;
}

/** Ends what nobody took, and gives the sources back. */
export async function endPrepared(): Promise<void> {
  await Promise.allSettled([...left, stopPrepared(next)]);
  for (const opened of sources) await opened.then(({ close }) => close()).catch(() => {});
}
