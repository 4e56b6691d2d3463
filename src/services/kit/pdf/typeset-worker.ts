import { parentPort } from 'node:worker_threads';
import { typesetter, type Written } from './typeset';

/** What the thread answers to each document that it is given. */
export type Typeset = { content: Uint8Array } | { failure: string };

const write = typesetter();

parentPort?.on('message', (written: Written) => {
  try {
    const content = write(written);
    parentPort?.postMessage({ content } satisfies Typeset, [content.buffer]);
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies Typeset);
  }
});
