import { existsSync, readFileSync } from 'node:fs';
import { LaunchProblem } from './launch-problem';

const line = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;
const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/;

/**
 * Reads NAME=value lines, with comments and quotes. Node's own reader came only with 20.12, and the
 * product runs on 20.9.
 */
export function parseEnvFile(content: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [index, raw] of content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [, name, value = ''] = line.exec(trimmed) ?? [];
    if (!name) throw new LaunchProblem(`.env: line ${index + 1} is not NAME=value.`);
    found[name] = quoted.exec(value)?.[2] ?? value.replace(/(^|\s+)#.*$/, '').trim();
  }
  return found;
}

function readEnvFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new LaunchProblem(`${path} cannot be read (${code}): whose is it, and who starts this?`);
  }
}

/** The process's environment over the file's, so that a deployment's word is the last. */
export function withEnvFile(path: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return existsSync(path) ? { ...parseEnvFile(readEnvFile(path)), ...env } : env;
}
