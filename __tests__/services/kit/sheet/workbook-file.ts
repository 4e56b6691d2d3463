import { deflateRawSync } from 'node:zlib';

/** A zip file of entries, whose list may say anything of their size. */
export function zip(entries: Record<string, Buffer>, says?: number): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says ?? content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(8, 10);
    line.writeUInt32LE(packed.length, 20);
    line.writeUInt32LE(says ?? content.length, 24);
    line.writeUInt16LE(name.length, 28);
    line.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    list.push(line, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

export const officeType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageType = 'http://schemas.openxmlformats.org/package/2006';
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const related = (target: string, type: string) =>
  Buffer.from(
    `<Relationships xmlns="${packageType}/relationships"><Relationship Id="rId1" Type="${officeType}/${type}" Target="${target}"/></Relationships>`,
  );

/** What a workbook has beside its one sheet. */
export const partsOf = () => ({
  '[Content_Types].xml': Buffer.from(
    `<Types xmlns="${packageType}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${workbook}"/></Types>`,
  ),
  '_rels/.rels': related('xl/workbook.xml', 'officeDocument'),
  'xl/workbook.xml': Buffer.from(
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeType}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': related('worksheets/sheet1.xml', 'worksheet'),
});
