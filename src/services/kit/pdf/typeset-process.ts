import type { Written } from './engine';
import { type EngineName, typesetter } from './typeset';

/** What the process answers to each document that it is given. */
export type Typeset = { content: Uint8Array } | { failure: string };

const write = typesetter(process.argv[2] as EngineName | undefined);
const tell = (typeset: Typeset) => process.send?.(typeset);

process.on('message', (written: Written) => {
  write(written).then(
    (content) => tell({ content }),
    (error: unknown) => tell({ failure: String(error) }),
  );
});
// Whoever wanted documents is gone.
process.on('disconnect', () => process.exit());
