import { setTimeout as pause } from 'node:timers/promises';
import { TestEnvironment } from 'jest-environment-node';

const dayMs = 86_400_000;
const bangkokMs = 7 * 3_600_000;
/** What most files take at most. */
const aFileTakes = 60_000;

/** A file's tests see one day in Bangkok: at its very end they wait for the next one. */
export default class OneDay extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const untilMidnight = dayMs - ((Date.now() + bangkokMs) % dayMs);
    if (untilMidnight < aFileTakes) await pause(untilMidnight);
  }
}
