import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What is told of each second of a processor, as `getconf CLK_TCK` has it on every Linux. */
const ticks = 100;

/** A process and all that it has begun, by their ids. */
export function familyOf(pid) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  // `found` grows while it is walked.
  for (const one of found) found.push(...rows.filter((row) => row[1] === one).map(([own]) => own));
  return found;
}

/** One process's seconds of the processor, its memory in MB, and what it is; undefined where it is gone. */
export function effortOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    const status = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return {
      cpu: (Number(stat[11]) + Number(stat[12])) / ticks,
      // Shared pages are each sharer's in part, so that a sum is true.
      memory: Number(/^Pss: +(\d+)/m.exec(status)[1]) / 1024,
      args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
    };
  } catch {
    return undefined;
  }
}

/** Of several families their seconds of the processor and MB in all. */
export function sumOf(pids) {
  const each = pids.flatMap(familyOf).map(effortOf);
  const sum = (what) => each.reduce((all, one) => all + (one?.[what] ?? 0), 0);
  return { cpu: sum('cpu'), memory: sum('memory') };
}
