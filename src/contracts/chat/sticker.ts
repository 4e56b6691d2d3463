import * as z from 'zod';
import { picture, requiredPicture } from '@/contracts/content/picture';
import { endpoint, type Method } from '@/contracts/kit/calls/endpoint';
import { fileReply, files } from '@/contracts/kit/calls/files';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { flag, id, instant, text } from '@/contracts/kit/fields/fields';
import { storedNames, threeNames } from '@/contracts/kit/fields/three-names';
import { reference } from '@/contracts/kit/references/reference';

const version = z.number().int();

/** What a group costs at most: ten thousand baht, in satang. */
export const mostPrice = 1_000_000;

export const stickerGroupDraft = z.object({
  ...threeNames(100),
  /** Whole satang; nothing is free. */
  price: z.coerce.number<number | string>().int().min(0).max(mostPrice).default(0),
  /** Residents may take it. */
  active: flag.default(true),
  /** An upload of type `sticker/item`; a file that is sent along takes its place. */
  cover: z.preprocess((value) => (value === '' ? null : value), picture),
});

export const stickerItemDraft = z.object({
  groupId: reference('sticker-group'),
  /** An upload of type `sticker/item`. */
  picture: requiredPicture,
  name: text(100),
});

export const sticker = z.object({
  id,
  version,
  active: z.boolean(),
  groupId: id,
  picture: id,
  name: z.string(),
  /** A path of the portal. */
  url: z.string(),
});
export type Sticker = z.output<typeof sticker>;

export const stickerGroup = z.object({
  id,
  version,
  active: z.boolean(),
  ...storedNames,
  price: z.number().int(),
  cover: id.nullable(),
  /** In their order. */
  stickers: z.array(sticker),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type StickerGroup = z.output<typeof stickerGroup>;

const params = z.object({ id });
/** Of groups, by their names. */
const { keywords } = pageQuery(20).shape;
const searched = { keywords };

const call = <C extends z.ZodType, R extends z.ZodType>(
  method: Method,
  path: `/${string}`,
  { call, reply, needs }: { call: C; reply: R; needs: Permission },
) => endpoint({ service: 'chat', method, path, call, reply, needs, envelope: 'success' });

/** Calls of the chat service: each bears the session's chat token too, see `chatTokenHeader`. */
export const stickerEndpoints = {
  /** Groups in their order, or the one that is named; without `all` those that residents may take. */
  list: call('GET', '/sticker', {
    call: z.object({
      query: z.object({ all: flag.default(false), id: id.optional(), ...searched }),
    }),
    reply: z.array(stickerGroup),
    needs: 'stickers:view',
  }),
  create: call('POST', '/sticker/item', {
    call: z.object({ body: stickerItemDraft }),
    reply: sticker,
    needs: 'stickers:create',
  }),
  get: call('GET', '/sticker/item/:id', {
    call: z.object({ params }),
    reply: sticker,
    needs: 'stickers:view',
  }),
  /** Names a sticker anew, gives it another picture or group, or switches it on or off. */
  change: call('PUT', '/sticker/:id', {
    call: z.object({
      params,
      body: z.object({
        /** It comes last there. */
        groupId: reference('sticker-group').optional(),
        name: text(100).optional(),
        picture: requiredPicture.optional(),
        active: flag.optional(),
        version: version.optional(),
      }),
    }),
    reply: sticker,
    needs: 'stickers:edit',
  }),
  remove: call('POST', '/sticker/delete/:id', {
    call: z.object({ params }),
    reply: params,
    needs: 'stickers:delete',
  }),
  /** Puts groups into an order, or the stickers of one group. */
  order: call('POST', '/sticker/order', {
    call: z.object({ body: z.object({ ids: z.array(id).min(2).max(500) }) }),
    reply: z.object({ ids: z.array(id) }),
    needs: 'stickers:edit',
  }),
};

export const stickerGroupEndpoints = {
  list: stickerEndpoints.list,
  /** Every group that is found, as .xlsx. */
  download: {
    ...call('GET', '/sticker/download', {
      call: z.object({ query: z.object(searched) }),
      reply: fileReply,
      needs: 'stickers:export',
    }),
    envelope: 'file' as const,
  },
  get: call('GET', '/sticker/group/:id', {
    call: z.object({ params }),
    reply: stickerGroup,
    needs: 'stickers:view',
  }),
  create: call('POST', '/sticker/group', {
    call: z.object({ body: stickerGroupDraft, files }),
    reply: stickerGroup,
    needs: 'stickers:create',
  }),
  change: call('PUT', '/sticker/group', {
    call: z.object({
      body: stickerGroupDraft.extend({ id, version: z.coerce.number<number | string>().int() }),
      files,
    }),
    reply: stickerGroup,
    needs: 'stickers:edit',
  }),
  remove: call('POST', '/sticker/group/delete/:id', {
    call: z.object({ params }),
    reply: params,
    needs: 'stickers:delete',
  }),
  order: stickerEndpoints.order,
};

/** What the list of groups shows. */
export const stickerGroupColumns = {
  nameTh: { kind: 'text', fixed: true },
  stickers: { kind: 'number' },
  price: { kind: 'satang' },
  active: { kind: 'active' },
  updatedAt: { kind: 'instant' },
} as const satisfies ListColumns<StickerGroup>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    'sticker-group': 'chat';
  }
}
