import { and, eq, getTableColumns } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  newsTemplate,
  type newsTemplateDraft,
  type newsTemplateEndpoints,
} from '@/contracts/news/news-template';
import { publicFileUrl } from '@/contracts/upload/upload';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { lockOwn, refuseOverwriting } from '@/services/kit/content/lock';
import { placeOf } from '@/services/kit/content/place';
import {
  cleanDescriptions,
  languagesOf,
  namesOf,
  readableDescriptions,
} from '@/services/kit/content/texts';
import type { Db } from '@/services/kit/database/db';
import { audit, changedFields, linesOf } from '@/services/kit/records/audit';
import { changeStamp, nextChange } from '@/services/kit/records/change-row';
import { attachments } from './parts';
import { newsTemplates as table } from './tables';
import { exportTemplates, listTemplates, rowColumns, usable } from './template-list';

type Row = typeof table.$inferSelect;
type Draft = z.output<typeof newsTemplateDraft>;

async function read(db: Db, request: ServiceRequest, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(table), ...rowColumns })
    .from(table)
    .where(and(eq(table.id, id), usable(request)));
  if (!row) throw new Problem('NOT_FOUND');
  const { cover, files } = (await attachments.of(db, [id]))(id);
  return {
    ...row,
    languages: languagesOf(row),
    own: row.propertyId === placeOf(request),
    ...{
      thumbnail: cover,
      thumbnailUrl: cover ? publicFileUrl(cover, 'file') : '',
      newsFiles: files,
    },
  };
}

async function readable(db: Db, row: Row) {
  const { cover, files } = (await attachments.of(db, [row.id]))(row.id);
  const { name, type, titleTh, titleEn, titleCn } = row;
  const fields = { name, type, titleTh, titleEn, titleCn, ...readableDescriptions(row) };
  return { ...fields, cover: cover !== null, files: namesOf(files) };
}

async function heldBy(db: Db, id: string) {
  const { cover, files } = (await attachments.of(db, [id]))(id);
  return [cover, ...files.map((file) => file.id)];
}

const contentOf = (draft: Omit<Draft, 'data'> & { data: Omit<Draft['data'], 'id'> }) => {
  const { name, type, titleTh, titleEn, titleCn } = draft.data;
  return { name, type, titleTh, titleEn, titleCn, ...cleanDescriptions(draft) };
};

const line = linesOf('news-template', ({ name }: Row) => name);

async function add(tx: Db, request: ServiceRequest, body: Draft): Promise<boolean> {
  const { id } = body.data;
  const { accountId, fullname } = request.caller;
  const stamps = changeStamp(request);
  const [added] = await tx
    .insert(table)
    .values({
      ...contentOf(body),
      ...{ id, propertyId: placeOf(request), createdById: accountId, createdBy: fullname },
      ...{ createdAt: stamps.updatedAt, ...stamps },
    })
    .onConflictDoNothing({ target: table.id })
    .returning();
  if (!added) return false;
  await attachments.keep(tx, request, id, body);
  const changes = changedFields({}, await readable(tx, added));
  await audit(tx, request, line('create', added, changes));
  return true;
}

/** Throws `DUPLICATE` for an id that is not of the sender's own template at this place. */
async function refuseOthers(db: Db, request: ServiceRequest, id: string): Promise<void> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  const { accountId } = request.caller;
  if (row?.createdById !== accountId || row.propertyId !== placeOf(request)) {
    throw new Problem('DUPLICATE');
  }
}

const firstVersion = 1;
type Change = Omit<Draft, 'data'> & { data: Omit<Draft['data'], 'id'> & { version: number } };

async function edit(tx: Db, request: ServiceRequest, id: string, body: Change): Promise<void> {
  const before = await lockOwn(tx, table, request, id);
  const { version } = body.data;
  const stored = async () => newsTemplate.parse(await read(tx, request, id));
  await refuseOverwriting(before, { version, sent: body, stored });
  const [old, held] = [await readable(tx, before), await heldBy(tx, id)];
  await attachments.keep(tx, request, id, body);
  const content = contentOf(body);
  const isSame =
    JSON.stringify({ ...before, ...content }) === JSON.stringify(before) &&
    JSON.stringify(await heldBy(tx, id)) === JSON.stringify(held);
  if (isSame) return;

  request.require('news-templates:edit');
  const [after = before] = await tx
    .update(table)
    .set({ ...content, ...nextChange(table, request) })
    .where(eq(table.id, id))
    .returning();
  const changes = changedFields(old, await readable(tx, after));
  await audit(tx, request, line('edit', after, changes));
}

/** Tells the place's other staff; at the main admin nobody listens. */
const told = (request: ServiceRequest) => {
  const place = placeOf(request);
  if (place) request.changed('news-templates', [place]);
};

/** What news can start from. */
export const templateHandlers = (db: NodePgDatabase): Handlers<typeof newsTemplateEndpoints> => ({
  list: listTemplates(db),
  export: exportTemplates(db),
  get: ({ params }, request) => read(db, request, params.id),

  create: async ({ body }, request) => {
    const { id, ...data } = body.data;
    await db.transaction(async (tx) => {
      if (await add(tx, request, body)) return;
      // An earlier call of the same sender has stored it: what they have written since is an edit.
      await refuseOthers(tx, request, id);
      await edit(tx, request, id, { ...body, data: { ...data, version: firstVersion } });
    });
    told(request);
    return read(db, request, id);
  },

  change: async ({ params: { id }, body }, request) => {
    await db.transaction((tx) => edit(tx, request, id, body));
    told(request);
    return read(db, request, id);
  },

  remove: async ({ params: { id } }, request) => {
    await db.transaction(async (tx) => {
      const before = await lockOwn(tx, table, request, id);
      const fields = await readable(tx, before);
      await attachments.drop(tx, request, id);
      await tx.delete(table).where(eq(table.id, id));
      const gone = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
      const changes = changedFields(fields, gone);
      await audit(tx, request, line('delete', before, changes));
    });
    told(request);
    return { id };
  },
});
