import type { FileHandle } from 'node:fs/promises';
import type { FileKind } from '@/contracts/upload/upload-types';

const endRecord = 0x06054b50;
const endRecordBytes = 22;
const entryRecord = 0x02014b50;
const entryRecordBytes = 46;
const mostComment = 65_535;
/** A list of entries beyond this is no office file's. */
const mostList = 1024 * 1024;

const mainParts: readonly [FileKind, string][] = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['pptx', 'ppt/presentation.xml'],
];

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The list of entries at a zip file's end. */
async function entryList(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, endRecordBytes + mostComment);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(endRecord);
  const end = tail.lastIndexOf(signature);
  if (end < 0 || tail.length - end < endRecordBytes) return null;
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > mostList || start + length > size) return null;
  return readAt(file, start, length);
}

function namesIn(list: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  while (at + entryRecordBytes <= list.length && list.readUInt32LE(at) === entryRecord) {
    const nameBytes = list.readUInt16LE(at + 28);
    names.push(list.toString('utf8', at + entryRecordBytes, at + entryRecordBytes + nameBytes));
    at += entryRecordBytes + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}

/**
 * Which office file a zip file is, by the names of its entries alone: nothing is unpacked. `null`
 * for any other zip file, and for one that carries macros.
 */
export async function officeKind(file: FileHandle): Promise<FileKind | null> {
  const list = await entryList(file);
  if (!list) return null;
  const names = namesIn(list);
  if (!names.includes('[Content_Types].xml')) return null;
  if (names.some((name) => /vbaProject/i.test(name))) return null;
  return mainParts.find(([, part]) => names.includes(part))?.[0] ?? null;
}
