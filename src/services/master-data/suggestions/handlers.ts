import texts from '@locales/th/suggestions.json';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { suggestions as feature } from '@/contracts/features/services/suggestions';
import {
  suggestionColumns,
  suggestionEndpoints,
  type suggestionFilter,
} from '@/contracts/master-data/suggestions/suggestion';
import {
  dueStatuses,
  openStatuses,
  suggestionStatuses,
} from '@/contracts/master-data/suggestions/suggestion-state';
import type { Handlers } from '@/services/kit/calls/mount';
import { sheetTexts } from '@/services/kit/files/list-file';
import { countEach } from '@/services/kit/records/count-each';
import { crud } from '@/services/kit/records/crud';
import { withinDays } from '@/services/kit/records/within-days';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { suggestionMoves } from './moves';
import { firstAnswerAt, isLate, readSuggestion } from './read';
import type { StaffOf } from './staff';
import { suggestions } from './tables';
import { suggestionWriting } from './write';

const statusOrder = sql`array_position(array[${sql.raw(
  suggestionStatuses.map((status) => `'${status}'`).join(','),
)}], ${suggestions.status})`;

/** What the office has by when it is to be done, then what the resident has, then what is over, the newest first. */
const inTurn = sql`case
  when ${inArray(suggestions.status, dueStatuses)} then ${suggestions.dueAt}
  when ${inArray(suggestions.status, openStatuses)} then ${suggestions.dueAt} + interval '1000 years'
  else timestamptz '5000-01-01' - (${suggestions.createdAt} - timestamptz '2000-01-01') end`;

/** A condition, its opposite, or none where nothing is asked. */
const whether = (asked: boolean | undefined, condition: SQL) =>
  asked === undefined ? undefined : asked ? condition : not(condition);

type Asked = Partial<z.output<typeof suggestionFilter>>;

/** What the list's filters ask for. */
export const foundSuggestions = ({ zone, status, open, late, assigneeId, ...asked }: Asked) =>
  and(
    zone && eq(suggestions.zone, zone),
    status && eq(suggestions.status, status),
    whether(open, inArray(suggestions.status, openStatuses)),
    whether(late, isLate),
    assigneeId ? eq(suggestions.assigneeId, assigneeId) : undefined,
    asked.unitNumber ? eq(suggestions.unitNumber, asked.unitNumber) : undefined,
    asked.created ? withinDays(suggestions.createdAt, asked.created) : undefined,
    asked.answered ? withinDays(firstAnswerAt, asked.answered) : undefined,
    asked.done ? withinDays(suggestions.doneAt, asked.done) : undefined,
  );

/** Serves the suggestions of the property that the caller is in. */
export function suggestionHandlers(
  db: NodePgDatabase,
  staffOf: StaffOf,
): Handlers<typeof suggestionEndpoints> {
  const { list, download } = suggestionEndpoints;
  const records = crud(
    db,
    suggestions,
    { list, download },
    {
      entity: 'suggestion',
      title: suggestions.subject,
      search: [
        ...[suggestions.subject, suggestions.detail, suggestions.residentName],
        ...[suggestions.unitNumber, sql`'#' || ${suggestions.number}`],
      ],
      sort: {
        number: suggestions.number,
        subject: inThaiOrder(suggestions.subject),
        zone: sql`${suggestions.zone}::integer`,
        status: statusOrder,
        unitNumber: inThaiOrder(suggestions.unitNumber),
        assigneeName: inThaiOrder(suggestions.assigneeName),
        dueAt: inTurn,
      },
      extra: { late: isLate },
      where: foundSuggestions,
      sheet: { columns: suggestionColumns, texts: sheetTexts(texts, feature) },
    },
  );
  return {
    list: records.list,
    download: records.download,
    get: ({ params: { id } }, request) => readSuggestion(db, request, id),

    tabs: async (_call, { propertyId }) => {
      const own = eq(suggestions.propertyId, propertyId);
      const [statuses, late] = await Promise.all([
        countEach(db, suggestions, 'status', own),
        db.$count(suggestions, and(own, isLate)),
      ]);
      return { statuses, late };
    },

    staff: async (_call, { propertyId }) =>
      (await staffOf([propertyId])).map(({ accountId, fullname }) => ({ accountId, fullname })),

    ...suggestionWriting(db),
    ...suggestionMoves(db, staffOf),
  };
}
