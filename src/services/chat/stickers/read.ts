import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Sticker, StickerGroup } from '@/contracts/chat/sticker';
import { publicFileUrl } from '@/contracts/upload/upload';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { stickerGroups, stickers } from './tables';

const shown = (row: typeof stickers.$inferSelect): Sticker => ({
  ...row,
  url: publicFileUrl(row.picture, 'file'),
});

/** Groups in their order with their stickers: all, or what residents may take; or one of them. */
export async function readGroups(
  db: Db,
  { all, id }: { all: boolean; id?: string | undefined },
): Promise<StickerGroup[]> {
  const groups = await db
    .select()
    .from(stickerGroups)
    .where(
      and(
        all ? undefined : eq(stickerGroups.active, true),
        id ? eq(stickerGroups.id, id) : undefined,
      ),
    )
    .orderBy(asc(stickerGroups.position), asc(stickerGroups.id));
  const ids = groups.map((group) => group.id);
  const rows = await db
    .select()
    .from(stickers)
    .where(and(inArray(stickers.groupId, ids), all ? undefined : eq(stickers.active, true)))
    .orderBy(asc(stickers.position), asc(stickers.id));
  return groups.map((group) => ({
    ...group,
    stickers: rows.filter(({ groupId }) => groupId === group.id).map(shown),
  }));
}

/** Throws `NOT_FOUND`. */
export async function readGroup(db: Db, id: string): Promise<StickerGroup> {
  const [group] = await readGroups(db, { all: true, id });
  if (!group) throw new Problem('NOT_FOUND');
  return group;
}

/** Throws `NOT_FOUND`. */
export async function readSticker(db: Db, id: string): Promise<Sticker> {
  const [row] = await db.select().from(stickers).where(eq(stickers.id, id));
  if (!row) throw new Problem('NOT_FOUND');
  return shown(row);
}
