import type { Parcel } from '@/contracts/parcel/parcel';
import { nextDeeds } from '@/portal/areas/parcels/detail/next-deeds';

const parcel = (problem: Parcel['problem'] = null) => ({ problem }) as Parcel;

test('while it can be handed over nothing else comes first, and telling the resident stands beside', () => {
  const { first, beside, others } = nextDeeds(
    ['shelf', 'readdress', 'tell', 'book'],
    parcel(),
    true,
  );
  expect(first).toBeUndefined();
  expect(beside).toBe('tell');
  expect(others).toEqual(['shelf', 'readdress', 'book']);
});

test('an appointment is prepared before anybody is told again', () => {
  expect(nextDeeds(['tell', 'prepareBooking'], parcel(), true).beside).toBe('prepareBooking');
});

test('of a parcel of the wrong unit the right one is named first, of another its problem is settled', () => {
  const possible = ['readdress', 'cancelProblem', 'giveBack'] as const;
  expect(nextDeeds([...possible], parcel('wrong_unit'), false).first).toBe('readdress');
  expect(nextDeeds([...possible], parcel('damaged'), false).first).toBe('cancelProblem');
});

test('a hand-over by mistake can be taken back at once', () => {
  expect(nextDeeds(['undoHandOver'], parcel(), false)).toEqual({
    ...{ first: undefined, beside: 'undoHandOver', others: [] },
  });
});
