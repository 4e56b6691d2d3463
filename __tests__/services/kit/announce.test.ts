import { setTimeout as wait } from 'node:timers/promises';
import { announcer } from '@/services/kit/live/announce';
import type { StoredNotification } from '@/services/kit/live/notify';

const by = '0199e8d0-7680-7ac0-8986-b4e70e5a855a';

/** An announcer that counts the positions of each property, and what it has sent. */
function watched(gapMs = 20) {
  const positions = new Map<string, number>();
  const sent: [string, string, { seq: number; resource?: string }][] = [];
  const failed = jest.fn();
  const advance = jest.fn(async (propertyId: string) => {
    const seq = (positions.get(propertyId) ?? 0) + 1;
    positions.set(propertyId, seq);
    return seq;
  });
  const trigger = jest.fn(async (propertyId: string, event: string, data: { seq: number }) => {
    sent.push([propertyId, event, data]);
  });
  const { announce, stop } = announcer({ trigger, advance, failed, gapMs });
  return { announce, stop, sent, failed, advance, trigger };
}

const stored = (seq: number, popup = false) =>
  ({
    ...{ id: by, propertyId: 'a', seq, type: 1, title: 'หัวข้อ', text: 'ข้อความ', url: null, popup },
    ...{ at: '2026-11-20T07:05:00.000Z', byId: by, byName: 'ปิยะมาศ' },
    ...{ needs: null, toId: null },
  }) satisfies StoredNotification;

test('of many changes alike the first and the last are sent, others by themselves', async () => {
  const { announce, stop, sent } = watched();
  for (let i = 0; i < 9; i++) announce.changed('a', 'parcels', by);
  announce.changed('a', 'report-emails', by);
  announce.changed('b', 'parcels', by);
  await wait(200);
  expect(sent.map(([property, , { resource }]) => `${property} ${resource}`).sort()).toEqual([
    'a parcels',
    'a parcels',
    'a report-emails',
    'b parcels',
  ]);
  announce.changed('a', 'parcels', by);
  await stop();
  expect(sent).toHaveLength(5);
});

test('the events of a property go out one after the other, by their positions', async () => {
  const { announce, stop, sent, trigger } = watched();
  trigger.mockImplementationOnce(async (property, event, data) => {
    await wait(30);
    sent.push([property, event, data]);
  });
  announce.notified([stored(1), stored(2, true)]);
  announce.notified([stored(3)]);
  await stop();
  expect(sent.map(([, event, { seq }]) => [event, seq])).toEqual([
    ['notification_event', 1],
    ['notification_popup', 2],
    ['notification_event', 3],
  ]);
  expect(sent[0]?.[2]).toEqual({
    seq: 1,
    title: 'หัวข้อ',
    notification: {
      ...{ id: by, notification_type: 1, title: 'หัวข้อ', text: 'ข้อความ', url: null },
      ...{ by: 'ปิยะมาศ', byId: by, at: '2026-11-20T07:05:00.000Z' },
    },
  });
});

test('a change that could take no position is told later, one that was not sent leaves a gap', async () => {
  const { announce, stop, sent, failed, advance, trigger } = watched();
  advance.mockRejectedValueOnce(new Error('the database is away'));
  announce.changed('a', 'parcels', by);
  await wait(200);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(sent.map(([, , { seq }]) => seq)).toEqual([1]);

  trigger.mockRejectedValueOnce(new Error('the real-time server is away'));
  announce.changed('a', 'parcels', by);
  await wait(200);
  announce.changed('a', 'parcels', by);
  await stop();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(sent.map(([, , { seq }]) => seq)).toEqual([1, 3]);
});

test('what waits for its turn is not sent once it is stopped', async () => {
  const { announce, stop, sent } = watched(60_000);
  announce.changed('a', 'parcels', by);
  announce.changed('a', 'parcels', by);
  await stop();
  await wait(50);
  expect(sent).toHaveLength(1);
});
