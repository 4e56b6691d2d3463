import { columnNumber, lastRow, mostCellText, mostColumns } from './grid';
import { countedDay } from './workbook';
import { attribute, plainText, type Tag, xmlTags } from './xml-tags';

/** One row of a sheet as text. */
export interface SheetRow {
  /** From 0. */
  index: number;
  cells: string[];
}

/** What the cells of a sheet are read by. */
export interface SheetWords {
  texts: readonly string[];
  isDate: readonly boolean[];
  is1904: boolean;
}

/** A cell's column by its reference, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters ? columnNumber(letters) : undefined;
}

interface Cell {
  tag: Tag;
  value: string;
  inline: string;
}

const longer = (text: string, more: string) => (text.length < mostCellText ? text + more : text);

function textOf({ tag, value, inline }: Cell, { texts, isDate, is1904 }: SheetWords): string {
  const type = attribute(tag, 't') ?? 'n';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr') return plainText(inline);
  if (type === 'b') return String(value === '1' || value.toLowerCase() === 'true');
  if (type === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (type !== 'n' || value === '' || Number.isNaN(number)) return plainText(value);
  if (isDate[Number(attribute(tag, 's') ?? -1)]) return countedDay(number, is1904);
  // Without what binary fractions add.
  return String(Number(number.toPrecision(15)));
}

/** The rows of a sheet's XML as they are asked for: no more of it is unpacked than that. */
export async function* sheetCells(
  pieces: AsyncIterable<Uint8Array>,
  words: SheetWords,
): AsyncGenerator<SheetRow> {
  let index = -1;
  let cells: string[] = [];
  let column = -1;
  let cell: Cell | undefined;
  let isSaid = false;

  function begin(tag: Tag): void {
    column = columnOf(attribute(tag, 'r')) ?? column + 1;
    cell = { tag, value: '', inline: '' };
  }
  function end(): void {
    if (!cell) return;
    if (column < mostColumns) {
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell, words).slice(0, mostCellText);
    }
    cell = undefined;
  }
  /** Answers the row that a tag ends. */
  function take(tag: Tag): SheetRow | undefined {
    const { name, isEmpty, text } = tag;
    if (name === 'row') {
      // Each is below the one before, whatever it says of itself.
      const at = Number(attribute(tag, 'r'));
      index = Number.isInteger(at) && at > index + 1 && at <= lastRow ? at - 1 : index + 1;
      cells = [];
      column = -1;
    } else if (name === 'c') {
      begin(tag);
      if (isEmpty) end();
    } else if (name === 'rPh' || name === '/rPh') isSaid = name === 'rPh' && !isEmpty;
    else if (name === 'v' && cell) cell.value = longer(cell.value, text);
    else if (name === 't' && cell && !isSaid) cell.inline = longer(cell.inline, text);
    else if (name === '/c') end();
    return name === '/row' ? { index, cells } : undefined;
  }
  for await (const tags of xmlTags(pieces)) {
    for (const tag of tags) {
      const row = take(tag);
      if (row) yield row;
    }
  }
}
