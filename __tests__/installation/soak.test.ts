/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** What the soak says of programs whose memory, MB, went so, looked at every ten seconds for ten minutes. */
function judged(...memories: string[]): boolean[] {
  const program = `import { judged } from '${process.cwd()}/scripts/installation/soak.mjs';
    const looks = (memory) => Array.from({ length: 60 }, (_, at) => ({ minute: at / 6, memory: memory(at) }));
    console.log(JSON.stringify([${memories.join()}].map((one) => judged(looks(one)).isFlat)));`;
  return JSON.parse(
    String(execFileSync(process.execPath, ['--input-type=module', '-e', program])),
  ) as boolean[];
}

test('what rises and falls, and what rises once, is flat; what rises for ever is not', () => {
  const [waves, warm, leak] = ['(at % 7) * 10', 'Math.min(at, 20) * 10', 'at * 4 + (at % 7) * 10'];
  const found = judged(...[waves, warm, leak].map((memory) => `(at) => 200 + ${memory}`));
  expect(found).toEqual([true, true, false]);
});
