import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { letGo } from '@/services/kit/files/uploads';
import { erasedName, type Holding } from '@/services/kit/personal/holding';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { suggestionMessages, suggestions } from '@/services/master-data/suggestions/tables';
import { voteCasts, votes, voteUnits } from '@/services/master-data/votes/tables';

/** That papers went out stays, to whom does not; what is still to be sent to them is not sent. */
export const letters: Holding = {
  columns: [paperLetters.receiver, paperLetters.address],
  rows: (db, { propertyId, emails }) =>
    db
      .select({
        id: paperLetters.id,
        kind: paperLetters.kind,
        receiver: paperLetters.receiver,
        address: paperLetters.address,
        createdAt: paperLetters.createdAt,
        sentAt: paperLetters.sentAt,
        openedAt: paperLetters.openedAt,
      })
      .from(paperLetters)
      .where(
        and(eq(paperLetters.propertyId, propertyId), inArray(paperLetters.address, [...emails])),
      )
      .orderBy(asc(paperLetters.createdAt)),
  forget: (tx, _person, ids) =>
    tx
      .update(paperLetters)
      .set({
        receiver: erasedName,
        address: '',
        end: sql`coalesce(${paperLetters.end}, 'dropped')`,
      })
      .where(inArray(paperLetters.id, [...ids])),
};

/** What they told the office; the words stay with what was done about them, pictures go. */
export const told: Holding = {
  columns: [
    ...[suggestions.residentName, suggestions.photos],
    ...[suggestionMessages.by, suggestionMessages.photos],
  ],
  rows: async (db, { propertyId, names, unitNumbers }) => {
    const rows = await db
      .select({
        id: suggestions.id,
        number: suggestions.number,
        subject: suggestions.subject,
        detail: suggestions.detail,
        unit: suggestions.unitNumber,
        name: suggestions.residentName,
        photos: suggestions.photos,
        createdAt: suggestions.createdAt,
      })
      .from(suggestions)
      .where(
        and(
          eq(suggestions.propertyId, propertyId),
          inArray(suggestions.residentName, [...names]),
          inArray(suggestions.unitNumber, ['', ...unitNumbers]),
        ),
      )
      .orderBy(asc(suggestions.number));
    const messages = await db
      .select()
      .from(suggestionMessages)
      .where(
        inArray(
          suggestionMessages.suggestionId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(suggestionMessages.at));
    return rows.map((row) => ({
      ...row,
      messages: messages.filter(({ suggestionId }) => suggestionId === row.id),
    }));
  },
  forget: async (tx, { names }, ids) => {
    const own = inArray(suggestions.id, [...ids]);
    const ofThem = inArray(suggestionMessages.suggestionId, [...ids]);
    const shown = [
      ...(await tx.select({ photos: suggestions.photos }).from(suggestions).where(own)),
      ...(await tx
        .select({ photos: suggestionMessages.photos })
        .from(suggestionMessages)
        .where(ofThem)),
    ];
    await letGo(
      tx,
      shown.flatMap(({ photos }) => photos),
    );
    await tx.update(suggestions).set({ residentName: erasedName, photos: [] }).where(own);
    await tx.update(suggestionMessages).set({ photos: [] }).where(ofThem);
    await tx
      .update(suggestionMessages)
      .set({ by: erasedName })
      .where(and(ofThem, inArray(suggestionMessages.by, [...names])));
  },
};

/** Where they had a vote, or voted for others: what a meeting resolved is proved by it, and stays. */
export const voted: Holding = {
  columns: [voteUnits.owners, voteUnits.holder, voteCasts.proxy, voteCasts.proxyKey],
  rows: async (db, { propertyId, names, unitIds }) => {
    const owned = or(
      ...names.map((name) => sql`${voteUnits.owners} @> ${JSON.stringify([name])}::jsonb`),
    );
    const rows = await db
      .select({
        voteId: votes.id,
        vote: votes.title,
        unit: voteUnits.number,
        owners: voteUnits.owners,
        proxy: voteCasts.proxy,
        choices: voteCasts.choices,
        at: voteCasts.at,
      })
      .from(votes)
      .innerJoin(voteUnits, eq(voteUnits.voteId, votes.id))
      .leftJoin(
        voteCasts,
        and(eq(voteCasts.voteId, votes.id), eq(voteCasts.unitId, voteUnits.unitId)),
      )
      .where(
        and(
          eq(votes.propertyId, propertyId),
          or(
            and(inArray(voteUnits.unitId, [...unitIds]), owned),
            inArray(voteCasts.proxy, [...names]),
          ),
        ),
      )
      .orderBy(asc(votes.opensOn));
    return rows.map(({ voteId, ...row }) => ({ id: voteId, ...row }));
  },
};
