import errors from '@locales/th/errors.json';
import texts from '@locales/th/imports.json';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PropertyDimension } from '@/contracts/content/targets';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { ImportKind, ImportRun } from '@/contracts/master-data/import';
import { sayField } from '@/services/kit/calls/problem';
import { formFile, type XlsxColumn } from '@/services/kit/files/xlsx';
import { understood } from './kinds';
import { examplesAt } from './sheet-field';
import { importRows } from './tables';

type Row = typeof importRows.$inferSelect;

const kindName = (kind: ImportKind) => texts.kinds[kind];

/** A sheet with the headings of a kind, as a condominium or a village needs them, and two rows to be written over. */
export function importTemplate(kind: ImportKind, dimension: PropertyDimension): OutgoingFile {
  const columns = Object.values(understood[kind].fields).flatMap((field): XlsxColumn<0 | 1>[] => {
    const examples = examplesAt(field, dimension);
    const [title] = field.names;
    return examples ? [{ title, width: field.width, value: (at) => examples[at] }] : [];
  });
  const name = `${texts.templateName} ${kindName(kind)}`;
  return formFile({ name, columns, rows: [0, 1] });
}

const batch = 1000;

async function* failedRows(db: NodePgDatabase, importId: string) {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          eq(importRows.outcome, 'error'),
          gt(importRows.line, after),
        ),
      )
      .orderBy(asc(importRows.line))
      .limit(batch);
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/** The fields of a property's sheet, and those that the file had beside them. */
async function fieldsIn(db: NodePgDatabase, { id, kind }: ImportRun, dimension: PropertyDimension) {
  // Each row has what its file has headings for.
  const [row] = await db.select().from(importRows).where(eq(importRows.importId, id)).limit(1);
  return Object.entries(understood[kind].fields).filter(
    ([name, field]) => examplesAt(field, dimension) || (row && name in row.typed),
  );
}

/** The rows of an import that are wrong as the file had them, with why and where behind each. */
export async function failedFile(
  db: NodePgDatabase,
  run: ImportRun,
  dimension: PropertyDimension,
): Promise<OutgoingFile> {
  const { id, kind, error } = run;
  const { fields } = understood[kind];
  const titleOf = (field: string) => fields[field]?.names[0] ?? errors.fields.invalid;
  const columns: XlsxColumn<Row>[] = [
    ...(await fieldsIn(db, run, dimension)).map(
      ([
        field,
        {
          names: [title],
          width,
        },
      ]): XlsxColumn<Row> => ({
        ...{ title, width },
        value: ({ typed }) => typed[field] ?? null,
      }),
    ),
    {
      ...{ title: texts.reason, width: 60 },
      value: (row) =>
        row.errors.map((one) => `${titleOf(one.field)}: ${sayField(one)}`).join(' · '),
    },
    { title: texts.line, width: 12, value: ({ line }) => line },
  ];
  const name = `${texts.failedName} ${kindName(kind)}`;
  return formFile({ name, columns, rows: { each: failedRows(db, id), count: error } });
}
