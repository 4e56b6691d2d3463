import { eq } from 'drizzle-orm';
import { agreeEndpoints } from '@/contracts/billing/statements/agree';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { slipEndpoints } from '@/contracts/billing/statements/slip';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { bankAccountHandlers } from './accounts';
import { agreeHandlers } from './agree';
import { lineDeeds } from './deeds';
import { statementsDemo } from './demo';
import { statementFileHandlers } from './files';
import { lineReads } from './lines';
import { slipHandlers } from './slip';
import { bankAccounts, statementLines } from './tables';

/** The banks' statements of a property's accounts, matched to what is owed. */
export const statements: Area = {
  named: {
    'bank-account': {
      ...{ table: bankAccounts, title: bankAccounts.name },
      where: ({ propertyId }) => eq(bankAccounts.propertyId, propertyId),
    },
    'statement-line': {
      ...{ table: statementLines, title: statementLines.description },
      where: ({ propertyId }) => eq(statementLines.propertyId, propertyId),
    },
  },
  mount: (app, db) => {
    mount(app, bankAccountEndpoints, bankAccountHandlers(db));
    mount(app, statementFileEndpoints, statementFileHandlers(db));
    mount(app, statementEndpoints, { ...lineReads(db), ...lineDeeds(db) });
    mount(app, agreeEndpoints, agreeHandlers(db));
    mount(app, slipEndpoints, slipHandlers(db));
  },
  demo: statementsDemo,
};
