import texts from '@locales/th/new-members.json';
import { and, eq, inArray, not } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { newMembers as feature } from '@/contracts/features/residents/new-members';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import type { QueryOf } from '@/contracts/kit/calls/list-endpoint';
import { maskCitizenId, maskPassport, readCitizenId } from '@/contracts/kit/fields/citizen-id';
import { notificationTypes } from '@/contracts/master-data/notification';
import {
  type NewMember,
  newMemberColumns,
  newMemberEndpoints,
} from '@/contracts/master-data/residents/new-member';
import { isSealed } from '@/services/db/sealed-columns';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sheetTexts } from '@/services/kit/files/list-file';
import { claimUploads } from '@/services/kit/files/uploads';
import { uploadsPart } from '@/services/kit/files/uploads-part';
import { notify } from '@/services/kit/live/notify';
import { audit, changedFields } from '@/services/kit/records/audit';
import { countEach } from '@/services/kit/records/count-each';
import { crud } from '@/services/kit/records/crud';
import { ownRows } from '@/services/kit/records/record-table';
import { withinDays } from '@/services/kit/records/within-days';
import { phoneText } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { countCardSearch } from '@/services/master-data/customers/card-search';
import { approveMember, decide, waitingMember } from './approve';
import { expired, holderOf, knownAs, unitKnown } from './known';
import { likelyPeople } from './likely';
import { newMembers } from './tables';

const type = 'member/document';
const { list, get, change } = newMemberEndpoints;
const calls = { list, get, change, download: downloadEndpoint(list) };

/** Somebody who is taken up, and changes the people and units of the property. */
const told = ['new-members', 'customers', 'units'] as const;

type Asked = Partial<QueryOf<typeof list>>;

/** What the list's filters ask for. */
export const foundMembers = ({ status, expired: isExpired, created, decided }: Asked) =>
  and(
    status && eq(newMembers.status, status),
    isExpired === undefined ? undefined : isExpired ? expired : not(expired),
    created ? withinDays(newMembers.createdAt, created) : undefined,
    decided ? withinDays(newMembers.decidedAt, decided) : undefined,
  );

/** Serves those who ask to be taken up among the people of the property that the caller is in. */
export function newMemberHandlers(db: NodePgDatabase): Handlers<typeof newMemberEndpoints> {
  const logged = {
    citizenId: ({ citizenId }: NewMember) => maskCitizenId(citizenId),
    passport: ({ passport }: NewMember) => maskPassport(passport),
  };
  const records = crud(db, newMembers, calls, {
    entity: 'new-member',
    title: newMembers.name,
    logged,
    search: [newMembers.name, newMembers.unitNumber, newMembers.email, phoneText(newMembers.phone)],
    sort: {
      createdAt: newMembers.createdAt,
      name: inThaiOrder(newMembers.name),
      unitNumber: inThaiOrder(newMembers.unitNumber),
      expiresOn: newMembers.expiresOn,
    },
    where: foundMembers,
    extra: { knownAs, unitKnown, expired },
    parts: [uploadsPart('photos', type)],
    sheet: {
      columns: newMemberColumns,
      texts: sheetTexts(texts, feature),
      cells: {
        citizenId: ({ citizenId }) => maskCitizenId(citizenId),
      },
    },
  });

  return {
    list: records.list,
    get: records.get,

    likely: async ({ params: { id } }, request) => {
      const own = and(eq(newMembers.id, id), ownRows(newMembers, request));
      const [member] = await db.select().from(newMembers).where(own);
      if (!member) throw new Problem('NOT_FOUND');
      return likelyPeople(db, member);
    },

    tabs: (_call, request) => countEach(db, newMembers, 'status', ownRows(newMembers, request)),

    create: async ({ body }, request) => {
      const { propertyId, caller } = request;
      const id = uuidv7();
      const at = new Date().toISOString();
      const { citizenId = '', passport = '', ...rest } = body;
      const fields = { ...rest, citizenId, passport };
      const stored = await db.transaction(async (tx) => {
        await claimUploads(tx, request, { types: [type], ids: fields.photos, field: 'photos' });
        const stamps = { createdAt: at, updatedAt: at, updatedBy: caller.fullname };
        await tx.insert(newMembers).values({ id, propertyId, ...fields, ...stamps });
        const { photos: _, note, ...shown } = fields;
        const said = {
          ...shown,
          note,
          citizenId: maskCitizenId(citizenId),
          passport: maskPassport(passport),
        };
        await audit(tx, request, {
          ...({ action: 'create', entity: 'new-member', entityId: id, title: body.name } as const),
          changes: changedFields({ note: '', citizenId: '', passport: '' }, said),
        });
        return notify(tx, {
          propertyIds: [propertyId],
          type: notificationTypes.newMember,
          title: texts.arrived,
          text: [body.name, body.unitNumber].join(' · '),
          url: '/new-members',
          popup: true,
          by: caller,
        });
      });
      request.notified(stored);
      request.changed('new-members');
      return records.get({ params: { id } }, request);
    },

    change: async ({ params, body }, request) => {
      const before = await records.get({ params }, request);
      if (before.status !== 'waiting') {
        throw new Problem('MEMBER_DECIDED', { name: before.name, by: before.decidedBy });
      }
      // A number that is only shown masked stays where none was typed.
      const typed = Object.entries(body).filter(([, value]) => value !== undefined);
      return records.change({ params, body: Object.fromEntries(typed) as typeof body }, request);
    },

    approve: async ({ params: { id }, body }, request) => {
      await approveMember(db, request, { id, ...body });
      for (const feature of told) request.changed(feature);
      return records.get({ params: { id } }, request);
    },

    approveMany: async ({ body: { ids } }, request) => {
      const { propertyId } = request;
      const own = and(eq(newMembers.propertyId, propertyId), inArray(newMembers.id, ids));
      const members = await db
        .select({ id: newMembers.id, name: newMembers.name })
        .from(newMembers)
        .where(own)
        .orderBy(newMembers.createdAt);
      if (members.length < new Set(ids).size) throw new Problem('NOT_FOUND');
      const left: { id: string; name: string; code: string; message: string }[] = [];
      for (const member of members) {
        try {
          await approveMember(db, request, { id: member.id });
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          const [field] = Object.values(error.fields ?? {});
          left.push({ ...member, code: error.code, message: field?.message ?? error.message });
        }
      }
      for (const feature of told) request.changed(feature);
      return { approved: members.length - left.length, left };
    },

    remove: async ({ params: { id }, body: { reason, version } }, request) => {
      await db.transaction(async (tx) => {
        const row = await waitingMember(tx, request, { id, version });
        await decide(tx, request, row, { status: 'deleted', reason });
        await audit(tx, request, {
          ...({ action: 'delete', entity: 'new-member', entityId: id, title: row.name } as const),
          changes: { status: ['waiting', 'deleted'], reason: [null, reason] },
        });
      });
      request.changed('new-members');
      return records.get({ params: { id } }, request);
    },

    download: ({ params: { type: status }, query }, request) =>
      records.download({ query: { ...query, status } }, request),

    checkCard: async ({ query: { cardId } }, request) => {
      const { propertyId } = request;
      const citizenId = readCitizenId(cardId) ?? '';
      if (!citizenId) return { valid: false, known: null, waiting: false };
      await countCardSearch(db, request, { citizenId });
      const known = await holderOf(db, propertyId, { citizenId, passport: '' });
      const same = and(
        eq(newMembers.propertyId, propertyId),
        isSealed(newMembers.citizenIdMatch, citizenId),
        eq(newMembers.status, 'waiting'),
      );
      return { valid: true, known, waiting: (await db.$count(newMembers, same)) > 0 };
    },
  };
}
