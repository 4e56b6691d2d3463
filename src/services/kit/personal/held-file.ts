import { laws } from '@/contracts/data-care/laws';
import type { Held } from '@/contracts/data-care/processing';
import { spans } from '@/contracts/data-care/processing-words';
import { type KeptDays, retentions } from '@/contracts/data-care/retention';
import { type ZippedFile, zipped } from '@/services/kit/files/zipped';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import type { HeldRow } from './holding';

const written = (what: object): Uint8Array[] => [
  new TextEncoder().encode(JSON.stringify(what, null, 2)),
];

const lasting = (kept: Held['kept'], days: KeptDays) =>
  kept in spans
    ? spans[kept as keyof typeof spans]
    : {
        days: days[kept as keyof KeptDays],
        from: retentions[kept as keyof KeptDays].from,
      };

/** What each kind is, what erasing does to it, for how long it is kept, and by which law. */
const toldOf = (kinds: Readonly<Record<string, Held>>, days: KeptDays) =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, { names, purpose, fate, kept, law }]) => [
      kind,
      { names, purpose, fate, kept: lasting(kept, days), law: law && laws[law] },
    ]),
  );

/** What is held of somebody as it is handed out: a zip file of it, of what its kinds are, and of the files it names. */
export function heldFile(of: {
  name: string;
  all: Readonly<Record<string, HeldRow[]>>;
  kinds: Readonly<Record<string, Held>>;
  days: KeptDays;
  files?: (data: string) => AsyncIterable<ZippedFile>;
}) {
  async function* handed(): AsyncGenerator<ZippedFile> {
    const data = written(of.all);
    yield { name: 'data.json', content: data };
    yield { name: 'kinds.json', content: written(toldOf(of.kinds, of.days)) };
    const files = of.files?.(JSON.stringify(of.all)) ?? [];
    for await (const file of files) yield { ...file, name: `files/${file.name}` };
  }
  return {
    name: `${of.name} ${bangkokDay(new Date())}.zip`,
    type: 'application/zip',
    content: zipped(handed()),
  };
}
