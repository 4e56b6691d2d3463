import texts from '@locales/th/stickers.json';
import { eq, inArray, max, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type StickerGroup,
  stickerEndpoints,
  stickerGroupColumns,
  stickerGroupEndpoints,
} from '@/contracts/chat/sticker';
import { stickers as feature } from '@/contracts/features/platform/stickers';
import type { IncomingFile } from '@/contracts/kit/calls/files';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { UploadType } from '@/contracts/upload/upload-types';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { atMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { picturePart } from '@/services/kit/content/picture-part';
import { publicUrl } from '@/services/kit/content/public-url';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { ownedPart } from '@/services/kit/records/owned-part';
import type { RecordPart } from '@/services/kit/records/record-part';
import { recordReader } from '@/services/kit/records/record-reader';
import { referenceFields } from '@/services/kit/references/titled-changes';
import { stickerGroups as groups, stickers } from './tables';

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

/** Groups are read together; there are no more. */
const mostGroups = 1000;

/** Whoever comes from another group stands behind those who are there. */
const lastInItsGroup: RecordPart = {
  fields: [],
  async keep(tx, _request, { before, row, sent }) {
    if (!before || !sent || before.groupId === row.groupId) return {};
    const [last] = await tx.select({ position: max(stickers.position) }).from(stickers);
    const position = (last?.position ?? 0) + 1;
    await tx.update(stickers).set({ position }).where(eq(stickers.id, row.id));
    return {};
  },
};

const url = publicUrl(stickers.picture);
const { list: _, ...stickerCalls } = stickerEndpoints;
const ofStickers = {
  references: referenceFields(stickerCalls),
  ...({ entity: 'sticker', title: stickers.name } as const),
  parts: [picturePart('picture', () => ['sticker/item']), lastInItsGroup],
};
const ofGroups = {
  ...({ entity: 'sticker-group', title: groups.nameTh } as const),
  search: [groups.nameTh, groups.nameEn, groups.nameCn],
  extra: {
    stickers: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', version,
      'active', active, 'groupId', group_id, 'picture', picture, 'name', name, 'url', ${url})
      order by position, id), '[]') from ${stickers} where group_id = ${groups}.id)`,
  },
};

/** Serves stickers in their groups, which are the platform's. */
export function stickerHandlers({ db, receive }: StickerDeps): StickerHandlers {
  const { list: __, ...groupCalls } = stickerGroupEndpoints;
  const items = crud(db, stickers, stickerCalls, { ...ofStickers, extra: { url } });
  const records = crud(db, groups, groupCalls, {
    ...ofGroups,
    logged: { price: ({ price }: { price: number }) => showBaht(price) },
    parts: [
      picturePart('cover', () => ['sticker/item']),
      ownedPart(stickers, stickers.groupId, ofStickers),
    ],
    sheet: {
      ...{ columns: stickerGroupColumns, texts: sheetTexts(texts, feature) },
      cells: { stickers: ({ stickers }: StickerGroup) => stickers.length },
    },
  });
  const { page } = recordReader(db, groups, ofGroups);

  /** A call with the file that came along as its group's cover. */
  async function covered<Call extends { body: object; files: AsyncIterable<IncomingFile> }>(
    call: Call,
    request: ServiceRequest,
  ): Promise<Call> {
    const [cover] = await receive(request, 'sticker/item', call.files);
    return cover ? { ...call, body: { ...call.body, cover: cover.id } } : call;
  }

  const list: Handlers<typeof stickerEndpoints>['list'] = async ({ query }, request) => {
    const { keywords } = query;
    const { rows } = await page(request, { page: 1, limit: mostGroups, keywords });
    return (rows as unknown as StickerGroup[])
      .filter(({ id, active }) => (query.all || active) && (query.id ?? id) === id)
      .map((group) => ({
        ...group,
        stickers: group.stickers.filter(({ active }) => query.all || active),
      }));
  };
  const order: Handlers<typeof stickerEndpoints>['order'] = async (call, request) => {
    const isOfStickers = await db.$count(stickers, inArray(stickers.id, call.body.ids));
    return (isOfStickers ? items : records).order(call, request);
  };

  return {
    stickers: atMainAdmin({ ...items, list, order }),
    groups: atMainAdmin({
      ...{ ...records, list, order },
      create: async (call, request) => records.create(await covered(call, request), request),
      change: async (call, request) => records.change(await covered(call, request), request),
    }),
  };
}
