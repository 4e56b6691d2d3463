import texts from '@locales/th/customers.json';
import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { union } from 'drizzle-orm/pg-core';
import { customers as feature } from '@/contracts/features/residents/customers';
import { maskCitizenId, maskPassport } from '@/contracts/kit/fields/citizen-id';
import {
  type Customer,
  type customerChoiceEndpoints,
  customerColumns,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { isSealed } from '@/services/db/sealed-columns';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { fold } from '@/services/kit/text/search-text';
import { bareName, contains, inThaiOrder } from '@/services/kit/text/thai-text';
import { bareNumber } from '@/services/kit/text/unit-number';
import { ofToday, rolesOf, unitsOf } from '@/services/master-data/units/living';
import { occupancies, units } from '@/services/master-data/units/tables';
import { type Card, cardNamed, countCardSearch } from './card-search';
import { customers } from './tables';

/** People who are there: neither merged into somebody else nor erased. */
export const present = and(isNull(customers.mergedInto), isNull(customers.erasedAt));

/**
 * Ids of people by part of a name, a number or an address, or by the number of a unit of theirs. Each way is
 * a select of its own: joined by an `or`, none of them would have its index.
 */
export function foundPeople(db: NodePgDatabase, propertyId: string, keywords: string | undefined) {
  const typed = (keywords ?? '').trim();
  if (!typed) return undefined;
  const text = fold(bareName(typed));
  const digits = text.replace(/^\+66/, '0').replace(/[\s()-]/g, '');
  const bare = bareNumber(sql`${text.replace(/[\\%]/g, '')}::text`);
  const byWords = db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.propertyId, propertyId),
        or(
          like(customers.search, contains(text)),
          /^\d{3,}$/.test(digits) ? like(customers.search, contains(digits)) : undefined,
        ),
      ),
    );
  const ofUnit = db
    .select({ id: occupancies.customerId })
    .from(occupancies)
    .innerJoin(units, eq(units.id, occupancies.unitId))
    .where(
      and(
        eq(units.propertyId, propertyId),
        sql`${bare} <> ''`,
        eq(units.bareNumber, bare),
        ofToday(),
      ),
    );
  return union(byWords, ofUnit);
}

const ofCard = (card: Card) =>
  'passport' in card
    ? isSealed(customers.passportMatch, card.passport)
    : isSealed(customers.citizenIdMatch, card.citizenId);

export function customerHandlers(db: NodePgDatabase) {
  const records = crud(db, customers, customerEndpoints, {
    entity: 'customer',
    title: customers.name,
    logged: {
      citizenId: ({ citizenId }: Customer) => maskCitizenId(citizenId),
      passport: ({ passport }: Customer) => maskPassport(passport),
    },
    search: [],
    sort: { name: inThaiOrder(customers.name), updatedAt: customers.updatedAt },
    where: ({ keywords, relation }, request) => {
      const card = cardNamed(keywords);
      const people = foundPeople(db, request.propertyId, keywords);
      return and(
        present,
        // The number of a card is found whole alone: nobody reads it out of the list by parts.
        card ? ofCard(card) : people && inArray(customers.id, people),
        relation &&
          inArray(
            customers.id,
            db
              .select({ id: occupancies.customerId })
              .from(occupancies)
              .where(and(eq(occupancies.relation, relation), ofToday())),
          ),
      );
    },
    extra: { units: unitsOf(customers.id), roles: rolesOf(customers.id) },
    sheet: {
      columns: customerColumns,
      texts: sheetTexts(texts, feature),
      cells: {
        units: ({ units }) => units.join(', '),
        roles: ({ roles }) => roles.map((role) => texts.relations[role]).join(', '),
        citizenId: ({ citizenId }) => maskCitizenId(citizenId),
        passport: ({ passport }) => maskPassport(passport),
      },
    },
  });

  const counted = async (keywords: string | undefined, request: ServiceRequest) => {
    const card = cardNamed(keywords);
    if (card) await countCardSearch(db, request, card);
  };

  const own: Handlers<typeof customerEndpoints> = {
    ...records,
    list: async (call, request) => {
      await counted(call.query.keywords, request);
      return records.list(call, request);
    },
    download: async (call, request) => {
      await counted(call.query.keywords, request);
      return records.download(call, request);
    },
    get: (call, request) => {
      const { propertyId } = call.query ?? {};
      if (propertyId && propertyId !== request.propertyId) throw new Problem('FORBIDDEN');
      return records.get(call, request);
    },
    upsert: async ({ body }, request) => {
      // A number that is only shown masked stays where none was typed.
      const typed = Object.entries(body).filter(([, value]) => value !== undefined);
      const { id } = body;
      if (id && (await records.get({ params: { id } }, request)).erasedAt) {
        throw new Problem('CUSTOMER_ERASED');
      }
      return records.upsert({ body: Object.fromEntries(typed) as typeof body }, request);
    },
  };
  const choice: Handlers<typeof customerChoiceEndpoints> = {
    list: own.list,
    get: own.get,
  };
  return { own, choice };
}
