import { useTranslation } from 'next-i18next/pages';
import { type StatementLine, statementEndpoints } from '@/contracts/billing/statements/statement';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';
import { notice } from '@/portal/kit/page/notice';

/** What is done to a line with a reason: set aside, freed of a wrong match, or taken out of the books again. */
export type Freed = 'aside' | 'undo' | 'unpost';

const endpoints = {
  aside: statementEndpoints.setAside,
  undo: statementEndpoints.undo,
  unpost: statementEndpoints.undo,
} as const satisfies Record<Freed, unknown>;

/** Asks why, and does it. */
export function Freeing(props: {
  line: StatementLine;
  how: Freed;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('statements');
  const { line, how, onDone, onClose } = props;
  const lead = how === 'undo' && !line.isMade ? 'untie' : how;
  return (
    <ReasonDialog
      final={how !== 'aside'}
      title={t(how)}
      lead={t(`${lead}Lead`)}
      action={t(how)}
      endpoint={endpoints[how]}
      id={line.id}
      onDone={() => {
        notice.success(t(`${how}Done`));
        onDone();
      }}
      onClose={onClose}
    />
  );
}
