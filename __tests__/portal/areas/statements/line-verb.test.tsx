import th from '@locales/th/statements.json';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@tests/kit/open-page';
import {
  type Candidate,
  type MatchReason,
  type StatementLine,
  statementLine,
} from '@/contracts/billing/statements/statement';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { openPage as pageOf } from '@/portal/app/page/open-page';
import { bookable } from '@/portal/areas/statements/booking';
import { texts } from '@/portal/areas/statements/texts';
import { useLineVerb } from '@/portal/areas/statements/use-line-verb';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));

const sample = statementLine.parse(sampleOf(statementLine));
const lineFor = (id: string, ...reasons: MatchReason[]): StatementLine => ({
  ...sample,
  ...{ id, state: 'likely', suggested: null, bookedTo: null },
  candidates: [{ ...(sample.candidates[0] as Candidate), receiptId: null, reasons }],
});
const named = lineFor('named', 'namePart', 'exact');
const sumAlone = lineFor('sum-alone', 'exact');

test.each([...(['exact', 'sum'] as const)])(
  'that the sum alone is right (%s) books nothing unseen',
  (fits) => {
    expect(bookable(lineFor('a', fits))).toBeUndefined();
    expect(bookable(lineFor('a', fits, 'rivals'))).toBeUndefined();
    expect(bookable(lineFor('a', 'history', fits))).toBeDefined();
  },
);

test('a row is booked by one press where something names who paid; else it is looked at', async () => {
  const booked: string[] = [];
  const Page = pageOf(() => {
    const verb = useLineVerb({
      ...{ nameOf: ({ id }) => id, hrefOf: ({ id }) => `/statements/${id}`, busy: false },
      onBook: ({ id }) => void booked.push(id),
    });
    return (
      <>
        {verb(named)}
        {verb(sumAlone)}
      </>
    );
  }, texts);
  await openPage(Page, { pathname: '/statements', place: 'stranger' });
  await userEvent.click(await screen.findByRole('button', { name: `${th.book} named` }));
  expect(booked).toEqual(['named']);
  expect(screen.getAllByRole('button', { name: new RegExp(th.book) })).toHaveLength(1);
  expect(screen.getByRole('link', { name: `${th.lookAt} sum-alone` })).toHaveAttribute(
    'href',
    '/statements/sum-alone',
  );
});
