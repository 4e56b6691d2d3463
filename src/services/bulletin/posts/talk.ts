import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { postEndpoints } from '@/contracts/bulletin/post';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { placeOf } from '@/services/kit/content/place';
import { audit } from '@/services/kit/records/audit';
import { postComments, postLikes, posts } from './tables';

type Calls = Handlers<typeof postEndpoints>;
type Talk = Pick<Calls, 'get' | 'like' | 'comment' | 'removeComment'>;

/** What is liked and said of a post that the caller sees, which `read` throws `NOT_FOUND` without. */
export function postTalk(db: NodePgDatabase, read: Calls['get']): Talk {
  const seen = (id: string, request: ServiceRequest) => read({ params: { id } }, request);
  const likeOf = (id: string, { caller }: ServiceRequest) =>
    and(eq(postLikes.postId, id), eq(postLikes.accountId, caller.accountId));

  async function detailed(id: string, request: ServiceRequest) {
    const place = placeOf(request);
    const [row, liked, said] = await Promise.all([
      seen(id, request),
      db.$count(postLikes, likeOf(id, request)),
      db
        .select()
        .from(postComments)
        .where(
          and(eq(postComments.postId, id), place ? eq(postComments.propertyId, place) : undefined),
        )
        .orderBy(asc(postComments.at), asc(postComments.id)),
    ]);
    return { ...row, liked: liked > 0, said };
  }

  return {
    get: ({ params: { id } }, request) => detailed(id, request),

    like: async ({ body: { id, like } }, request) => {
      await seen(id, request);
      const { accountId, propertyId } = request.caller;
      if (like) {
        await db
          .insert(postLikes)
          .values({ postId: id, accountId, propertyId })
          .onConflictDoNothing();
      } else await db.delete(postLikes).where(likeOf(id, request));
      request.changedHere('bulletin');
      const { likes, liked } = await detailed(id, request);
      return { likes, liked };
    },

    comment: async ({ body: { id, text } }, request) => {
      const { titleTh: title } = await seen(id, request);
      const { propertyId, fullname: by } = request.caller;
      const comment = { id: uuidv7(), text, at: new Date().toISOString(), by };
      await db.transaction(async (tx) => {
        await tx.insert(postComments).values({ ...comment, postId: id, propertyId });
        await audit(tx, request, {
          ...{ action: 'comment', entity: 'post', entityId: id, title },
          changes: { text: [null, text] },
        });
      });
      request.changedHere('bulletin');
      return comment;
    },

    removeComment: async ({ params }, request) => {
      await db.transaction(async (tx) => {
        const place = placeOf(request);
        const [gone] = await tx
          .delete(postComments)
          .where(
            and(
              eq(postComments.id, params.id),
              place ? eq(postComments.propertyId, place) : undefined,
            ),
          )
          .returning();
        const [post] = gone
          ? await tx.select().from(posts).where(eq(posts.id, gone.postId))
          : [undefined];
        if (!gone || !post) throw new Problem('NOT_FOUND');
        await audit(tx, request, {
          ...{ action: 'uncomment', entity: 'post', entityId: post.id, title: post.titleTh },
          changes: { text: [gone.text, null] },
        });
      });
      request.changedHere('bulletin');
      return params;
    },
  };
}
