import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { quietApi } from '@/portal/app/calls/browser-api';
import { followMain } from '@/portal/app/live/follow-main';
import { followProperty } from '@/portal/app/live/follow-property';
import { type Hearing, hearPlace } from '@/portal/app/live/realtime';
import { type Bell, selectBell } from '@/portal/bell/bell';
import { createChanges } from '@/portal/kit/live/live';
import { makeStore } from '@/portal/kit/page/store';

jest.mock('@/portal/app/live/realtime');
jest.mock('@/portal/app/calls/browser-api');

const unasked = () => Promise.reject(new Error('nothing is asked'));
/** A service that numbers no events: it knows no call to ask what was missed. */
const unknownCall = async () => {
  throw new ApiFailure({ status: 404, code: 'NOT_FOUND', message: '' });
};
const tasks = () => new Promise((resolve) => setTimeout(resolve));

const me = '0190a5a0-0000-7000-8000-00000000000e';

/** Follows a property whose services say no more than they have to. */
async function following({ reads = true, bell = null as Bell | null } = {}) {
  const api = unasked as <E extends Endpoint>(endpoint: E) => Promise<never>;
  const store = makeStore(api, bell ? { bell } : {});
  const heard: { title: string; text: string; url: string | null; popup: boolean }[] = [];
  const told: string[] = [];
  const changes = createChanges();
  changes.listen('notifications', () => told.push('notifications'));
  jest.mocked(quietApi).mockImplementation(unknownCall);
  jest.mocked(hearPlace).mockReturnValue(() => undefined);
  const leave = followProperty({
    settings: { key: 'k' },
    ...{ propertyId: '7', accountId: me },
    store,
    changes,
    reads: () => reads,
    show: (notifications) => heard.push(...notifications),
  });
  await tasks();
  const hearing = jest.mocked(hearPlace).mock.lastCall?.[2] as Hearing;
  hearing.subscribed();
  await tasks();
  return { event: hearing.event, heard, told, leave, store };
}

const notification = {
  notification_type: 9,
  title: 'มีข้อเสนอแนะใหม่',
  text: 'ห้อง A-0406',
  url: '/suggestion',
};

test('an event of no more than title, type, text and url is shown', async () => {
  const { event, heard, told, leave } = await following();
  event('notification_event', { title: 'ข้อเสนอแนะ', notification });
  event('notification_popup', {
    title: 'ซ่อม',
    notification: { ...notification, url: '/repair/1' },
  });
  expect(heard).toMatchObject([
    { ...{ title: 'มีข้อเสนอแนะใหม่', text: 'ห้อง A-0406' }, type: 9, popup: false, read: true },
    { url: '/repair/1', popup: true },
  ]);
  expect(told).toEqual(['notifications', 'notifications']);
  leave();
});

test('a number as text, no url, and words in the title alone are shown too', async () => {
  const { event, heard, leave } = await following();
  const loose = { notification_type: '9', title: '', text: 'ห้อง A-0406' };
  event('notification_event', { title: 'ข้อเสนอแนะ', notification: loose });
  event('notification_event', { seq: 4, title: 'มีเลขลำดับ แต่ไม่มีอย่างอื่น', notification: loose });
  expect(heard).toMatchObject([
    { title: 'ข้อเสนอแนะ', type: 9, url: null },
    { title: 'มีเลขลำดับ แต่ไม่มีอย่างอื่น' },
  ]);
  leave();
});

test('one’s own deed is no news, another’s is', async () => {
  const bell = { seq: 0, unread: 0, newest: [], own: [] };
  const { event, heard, leave, store } = await following({ bell });
  const told = (seq: number, byId: string | null) => ({
    ...{ seq, title: 'ข่าว' },
    notification: {
      ...{ ...notification, title: `เรื่อง ${seq}`, id: me.replace(/e$/, String(seq)), byId, by: '' },
      at: '2026-11-23T03:00:00.000Z',
    },
  });
  event('notification_event', told(1, me));
  event('notification_event', told(2, me.replace(/e$/, 'f')));
  event('notification_popup', told(3, null));
  expect(heard.map(({ title }) => title)).toEqual(['เรื่อง 2', 'เรื่อง 3']);
  expect(selectBell(store.getState())).toMatchObject({ seq: 3, unread: 2 });
  leave();
});

test('what no words are in, and what the person may not read, is not', async () => {
  const { event, heard, leave } = await following({ reads: false });
  event('notification_event', { title: 'ข้อเสนอแนะ', notification });
  leave();
  const other = await following();
  for (const data of [{}, null, 'x', { title: 'x' }, { title: '', notification: {} }]) {
    other.event('notification_event', data);
  }
  expect([...heard, ...other.heard]).toEqual([]);
  other.leave();
});

test('a service that knows no call for what was missed is asked once at each subscription', async () => {
  jest.useFakeTimers();
  jest.mocked(quietApi).mockClear();
  const followed = following();
  await jest.advanceTimersByTimeAsync(60_000);
  const { leave } = await followed;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(quietApi).toHaveBeenCalledTimes(1);
  leave();
  jest.useRealTimers();
});

test('at the main admin a change is told by its feature, and all of them after a break', async () => {
  const told: string[] = [];
  const changes = createChanges();
  for (const one of ['stickers', 'tutorials'] as const) changes.listen(one, () => told.push(one));
  jest.mocked(hearPlace).mockReturnValue(() => undefined);
  const leave = followMain({ key: 'k' }, changes);
  await tasks();
  const [, place, hearing] = jest.mocked(hearPlace).mock.lastCall ?? [];
  expect(place).toBe('main');
  hearing?.subscribed();
  expect(told).toEqual([]);
  const by = '0190a5a0-0000-7000-8000-000000000001';
  hearing?.event('data_changed', { seq: 0, resource: 'stickers', by });
  expect(told).toEqual(['stickers']);
  hearing?.subscribed();
  expect(told).toEqual(['stickers', 'stickers', 'tutorials']);
  leave();
});
