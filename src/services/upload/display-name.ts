import { normalThai } from '@/contracts/kit/text/thai-text';
import { type FileKind, fileKinds } from '@/contracts/upload/upload-types';

const mostLetters = 120;

/**
 * A sender's name for a file as it may be shown: one line without folders, control characters or
 * marks that turn the direction of writing around. Not a path, and not to be used as one.
 */
export function displayName(given: string): string {
  const plain = normalThai(given).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const name = (plain.split(/[/\\]/).pop() ?? '').trim().replace(/^\.+/, '');
  return [...name].slice(-mostLetters).join('') || 'file';
}

const otherEndings: Partial<Record<FileKind, readonly string[]>> = { jpeg: ['jpeg', 'jfif'] };
const imageEnding = /\.(jpe?g|jfif|png|webp)$/i;

/** The name with an ending that tells the kind that the file is, whatever it was called. */
export function nameOfKind(name: string, kind: FileKind): string {
  const { extension, image } = fileKinds[kind];
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === extension || otherEndings[kind]?.includes(ending)) return name;
  return `${image ? name.replace(imageEnding, '') : name}.${extension}`;
}
