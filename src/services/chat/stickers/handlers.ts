import texts from '@locales/th/stickers.json';
import { eq, inArray, max } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type StickerGroup,
  type stickerEndpoints,
  stickerGroupColumns,
  type stickerGroupEndpoints,
} from '@/contracts/chat/sticker';
import type { IncomingFile } from '@/contracts/kit/calls/files';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { UploadType } from '@/contracts/upload/upload-types';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { atMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { picturePart } from '@/services/kit/content/picture-part';
import { inBatches } from '@/services/kit/database/in-batches';
import { listFile, type Sheet } from '@/services/kit/files/list-file';
import { reorder } from '@/services/kit/records/ordering';
import type { RecordPart } from '@/services/kit/records/record-part';
import { recordWriter } from '@/services/kit/records/record-writer';
import { readGroup, readGroups, readSticker } from './read';
import { stickerGroups, stickers } from './tables';

/** Takes the files of a multipart call as the caller's uploads of a type; there may be none. */
export type ReceiveUploads = (
  request: ServiceRequest,
  type: UploadType,
  files: AsyncIterable<IncomingFile>,
) => Promise<{ id: string }[]>;

export interface StickerDeps {
  db: NodePgDatabase;
  receive: ReceiveUploads;
}

interface StickerHandlers {
  stickers: Handlers<typeof stickerEndpoints>;
  groups: Handlers<typeof stickerGroupEndpoints>;
}

/** Whoever comes from another group stands behind those who are there. */
const lastInItsGroup: RecordPart = {
  fields: [],
  async keep(tx, _request, { before, row }) {
    if (!before || before.groupId === row.groupId) return {};
    const [last] = await tx.select({ position: max(stickers.position) }).from(stickers);
    const position = (last?.position ?? 0) + 1;
    await tx.update(stickers).set({ position }).where(eq(stickers.id, row.id));
    return {};
  },
};

const sheet: Sheet<StickerGroup> = {
  ...{ columns: stickerGroupColumns, texts },
  cells: { stickers: ({ stickers }) => stickers.length },
};

/** Serves stickers in their groups, which are the platform's. */
export function stickerHandlers({ db, receive }: StickerDeps): StickerHandlers {
  const ofGroups = { entity: 'sticker-group', title: stickerGroups.nameTh } as const;
  const ofStickers = { entity: 'sticker', title: stickers.name } as const;
  /** As they were when a sticker was last written. */
  const groupNames = new Map<string, string>();
  const groups = recordWriter(db, stickerGroups, {
    ...ofGroups,
    logged: { price: ({ price }: { price: number }) => showBaht(price) },
    parts: [picturePart('cover', () => ['sticker/item'])],
  });
  const items = recordWriter(db, stickers, {
    ...ofStickers,
    logged: { groupId: ({ groupId }: { groupId: string }) => groupNames.get(groupId) ?? '' },
    parts: [picturePart('picture', () => ['sticker/item']), lastInItsGroup],
  });

  async function nameGroup(id: string): Promise<void> {
    groupNames.set(id, (await readGroup(db, id)).nameTh);
  }
  async function removeSticker(request: ServiceRequest, id: string): Promise<void> {
    await nameGroup((await readSticker(db, id)).groupId);
    await items.remove(request, id);
  }

  /** A draft with the file that came along as its cover. */
  async function covered<Draft extends object>(
    request: ServiceRequest,
    { body, files }: { body: Draft; files: AsyncIterable<IncomingFile> },
  ): Promise<Draft> {
    const [cover] = await receive(request, 'sticker/item', files);
    return cover ? { ...body, cover: cover.id } : body;
  }

  const list: Handlers<typeof stickerEndpoints>['list'] = ({ query }) => readGroups(db, query);
  const order: Handlers<typeof stickerEndpoints>['order'] = async ({ body: { ids } }, request) => {
    const found = await db
      .selectDistinct({ groupId: stickers.groupId })
      .from(stickers)
      .where(inArray(stickers.id, ids));
    const isOfStickers = found.length === 1;
    await reorder(db, isOfStickers ? stickers : stickerGroups, request, {
      ...(isOfStickers ? ofStickers : ofGroups),
      ids,
    });
    return { ids };
  };

  return {
    stickers: atMainAdmin({
      ...{ list, order },
      get: ({ params }) => readSticker(db, params.id),
      create: async ({ body }, request) => {
        await nameGroup(body.groupId);
        const { id } = await items.create(request, body);
        return readSticker(db, id);
      },
      change: async ({ params: { id }, body: { version, ...fields } }, request) => {
        if (fields.groupId) {
          await nameGroup((await readSticker(db, id)).groupId);
          await nameGroup(fields.groupId);
        }
        await items.change(request, id, fields, version);
        return readSticker(db, id);
      },
      remove: async ({ params }, request) => {
        await removeSticker(request, params.id);
        return params;
      },
    }),

    groups: atMainAdmin({
      ...{ list, order },
      get: ({ params }) => readGroup(db, params.id),
      download: async () => {
        const rows = await readGroups(db, { all: true });
        const each = inBatches(
          rows.map(({ id }) => id),
          async () => rows,
        );
        return listFile(sheet, { each, count: rows.length });
      },
      create: async (call, request) => {
        const { id } = await groups.create(request, await covered(request, call));
        return readGroup(db, id);
      },
      change: async (call, request) => {
        const { id, version, ...fields } = await covered(request, call);
        await groups.change(request, id, fields, version);
        return readGroup(db, id);
      },
      remove: async ({ params }, request) => {
        const held = await db
          .select({ id: stickers.id })
          .from(stickers)
          .where(eq(stickers.groupId, params.id));
        for (const { id } of held) await removeSticker(request, id);
        await groups.remove(request, params.id);
        return params;
      },
    }),
  };
}
