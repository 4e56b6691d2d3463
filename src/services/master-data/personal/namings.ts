import { ne } from 'drizzle-orm';
import type { Namings } from '@/services/kit/personal/named-in';
import {
  arrearsLetters,
  clearRequests,
  letterRuns,
} from '@/services/master-data/billing/arrears/tables';
import { billingPeriods } from '@/services/master-data/billing/books/tables';
import { credits } from '@/services/master-data/billing/credits/tables';
import { refunds } from '@/services/master-data/billing/deposits/tables';
import { settlements } from '@/services/master-data/billing/gateway/settlements/tables';
import { monthIssues } from '@/services/master-data/billing/issue/tables';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { debtPlans } from '@/services/master-data/billing/plans/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { statementFiles, statementLines } from '@/services/master-data/billing/statements/tables';
import { imports } from '@/services/master-data/imports/tables';
import { newMembers } from '@/services/master-data/new-members/tables';
import { startAsides } from '@/services/master-data/start/tables';
import { suggestionMessages, suggestions } from '@/services/master-data/suggestions/tables';
import { tutorialsOff } from '@/services/master-data/tutorials/tables';
import { voteCasts, votes } from '@/services/master-data/votes/tables';

const money = [
  ...[receipts.by, receipts.voidedBy, statementFiles.by, statementLines.by, settlements.by],
  ...[monthIssues.by, monthIssues.takenBackBy, paperLetters.by, billingPeriods.closedBy],
  ...[arrearsLetters.by, arrearsLetters.voidedBy, clearRequests.by, letterRuns.by, debtPlans.by],
  ...[billingPeriods.reopenBy, credits.askedBy, credits.grantedBy, credits.endedBy],
  ...[refunds.askedBy, refunds.grantedBy, refunds.endedBy],
];

/** Where this service names staff. */
export const masterDataNamings: Namings = {
  work: [
    ...[{ name: newMembers.decidedBy }, { name: startAsides.by }, { name: tutorialsOff.by }],
    { name: imports.by, account: imports.byId },
    { name: suggestions.assigneeName, account: suggestions.assigneeId },
    { name: suggestionMessages.by, only: ne(suggestionMessages.kind, 'resident') },
  ],
  proof: [{ name: voteCasts.by }, { name: votes.closedBy }],
  money: money.map((name) => ({ name })),
};
