import { startServices } from '@tests/kit/services';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { parcelChangeEndpoints as calls } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import {
  bookingStatuses,
  parcelStatuses,
  refusals,
  type States,
  type Transition,
  type TransitionName,
  transitions,
  userStatuses,
} from '@/contracts/parcel/states';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let unit = '';

beforeAll(async () => {
  token = await services.signIn('counter');
  unit = await unitOf(services, token);
});

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
const why = { cancelBy: 'resident', reasonShort: 'ไม่รับแล้ว' } as const;
const cancelled = { status: 'cancelled', bookingStatus: 'cancelled', ...why } as const;

type Try = (id: string) => Promise<{ data?: Parcel; error?: ApiError }>;

/** How each transition is asked for. */
const tries: Record<TransitionName, Try> = {
  handOver: (id) =>
    services.call(calls.handOver, { body: { id, status: 'handed_over', name: 'มาลี' } }, token),
  undoHandOver: (id) => services.call(calls.undoHandOver, { body: { id } }, token),
  giveBack: (id) =>
    services.call(calls.giveBack, { body: { id, name: 'คุณเอก', reason: 'ส่งผิด' } }, token),
  cancel: (id) =>
    services.call(calls.cancel, { body: { ...cancelled, id, type: 'parcel' } }, token),
  reportProblem: (id) =>
    services.call(calls.reportProblem, { body: { id, problem: 'damaged' } }, token),
  cancelProblem: (id) => services.call(calls.cancelProblem, { body: { id } }, token),
  readdress: (id) =>
    services.call(calls.readdress, { body: { id, unitId: unit, recipientName: 'น้ำ' } }, token),
  book: (id) => services.call(calls.book, { body: { id, date: today, slot: '2' } }, token),
  prepareBooking: (id) => services.call(calls.prepareBooking, { body: { id } }, token),
  cancelBooking: (id) =>
    services.call(calls.cancel, { body: { ...cancelled, id, type: 'booking' } }, token),
  tell: (id) => services.call(calls.setUserStatus, { body: { id, status: 'told' } }, token),
  confirm: (id) => services.call(calls.setUserStatus, { body: { id, status: 'confirmed' } }, token),
};

/** A parcel that stands in these states, as far as the rows tell. */
async function standing(states: States): Promise<string> {
  const [parcel] = await receive(services, token, [draftFor(unit)]);
  if (!parcel) throw new Error('not received');
  await services.sql(
    'UPDATE parcels SET status = $2, booking_status = $3, user_status = $4 WHERE id = $1',
    [parcel.id, states.status, states.bookingStatus, states.userStatus],
  );
  return parcel.id;
}

const kept = async (id: string) => ({
  row: await services.sql('SELECT * FROM parcels WHERE id = $1', [id]),
  events: await services.sql<{ action: string; by: string; ip: string }>(
    'SELECT * FROM parcel_events WHERE parcel_id = $1 ORDER BY at, id',
    [id],
  ),
});

const usual: States = { status: 'waiting', bookingStatus: 'none', userStatus: 'not_told' };
const every = { status: parcelStatuses, bookingStatus: bookingStatuses, userStatus: userStatuses };

/** Each transition from each state of its axis, and, if it allows that, from each other custody. */
const walks = (Object.entries(transitions) as [TransitionName, Transition][]).flatMap(
  ([name, step]) => {
    const states: States[] = every[step.axis].map((state) => ({ ...usual, [step.axis]: state }));
    if (step.axis !== 'status') {
      states.push(
        ...parcelStatuses.map((status) => ({ ...usual, status, [step.axis]: step.from[0] })),
      );
    }
    return states.map((from) => [name, step, from] as const);
  },
);

test.each(walks)('%s', async (name, step, from) => {
  const id = await standing(from);
  const before = await kept(id);
  const { data, error } = await tries[name](id);
  const after = await kept(id);

  const during: readonly string[] = step.axis === 'status' ? parcelStatuses : step.during;
  const allowed = (step.from as readonly string[]).includes(from[step.axis]);
  if (!during.includes(from.status)) {
    expect(error?.code).toBe(refusals.status[from.status]);
  } else if (!allowed) {
    expect(error?.code).toBe((refusals[step.axis] as Record<string, string>)[from[step.axis]]);
  } else if (name === 'undoHandOver') {
    // Nobody's hand-over is in its history.
    expect(error?.code).toBe('UNDO_OTHER_PERSON');
  } else {
    expect(error).toBeUndefined();
    expect(data?.[step.axis]).toBe(step.to);
    const added = after.events.slice(before.events.length);
    expect(added).toMatchObject([{ action: step.leaves, by: expect.stringMatching(/\S/) }]);
    expect(added[0]?.ip).toMatch(/127\.0\.0\.1|::1/);
    return;
  }
  expect(error?.details).toMatchObject({ code: expect.any(String), by: expect.any(String) });
  expect(after).toEqual(before);
});

test.each(
  (Object.entries(transitions) as [TransitionName, Transition][]).filter(
    ([, { asks }]) => asks.length > 0,
  ),
)('%s asks for what it needs', async (name, { asks }) => {
  const endpoint = {
    ...{ handOver: calls.handOver, giveBack: calls.giveBack, cancel: calls.cancel },
    ...{ reportProblem: calls.reportProblem, book: calls.book, cancelBooking: calls.cancel },
  }[name as 'handOver'];
  const id = await standing(usual);
  const { error } = await services.call(endpoint, { body: { id } as never }, token);
  expect(Object.keys(error?.fields ?? {})).toEqual(expect.arrayContaining([...asks]));
});

test('who may only look changes nothing', async () => {
  const finance = await services.signIn('finance');
  const id = await standing(usual);
  const own = token;
  token = finance;
  for (const ask of Object.values(tries)) expect((await ask(id)).error?.code).toBe('FORBIDDEN');
  token = own;
});

test('of many different changes at once one wins, and the others learn of it', async () => {
  const id = await standing(usual);
  const rivals = ['handOver', 'giveBack', 'cancel', 'handOver', 'giveBack', 'cancel'] as const;
  const answers = await Promise.all(rivals.map((name) => tries[name](id)));
  const won = answers.filter(({ data }) => data);
  expect(won).toHaveLength(1);
  const state = won[0]?.data?.status ?? 'waiting';
  for (const { error } of answers.filter(({ data }) => !data)) {
    expect(error?.code).toBe(refusals.status[state]);
    expect(error?.details?.at).toMatch(/^\d{1,2} \S+ 25\d\d/);
  }
  const { events } = await services.get(parcelEndpoints.detail, { query: { id } }, token);
  expect(events).toHaveLength(2);
});

test('an appointment is from today to as far as the property allows', async () => {
  const id = await standing(usual);
  const book = async (date: string) =>
    (await services.call(calls.book, { body: { id, date, slot: '1' } }, token)).error?.fields?.date
      ?.code;
  expect(await book('2020-01-01')).toBe('pastDay');
  expect(await book('2199-01-01')).toBe('tooFar');
  expect(await book(today)).toBeUndefined();
});
