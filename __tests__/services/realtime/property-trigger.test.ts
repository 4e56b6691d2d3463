import { propertyTrigger } from '@/services/realtime/trigger';

const id = '0199e8d0-7680-70bd-8459-aaafb2b14a87';
const change = { seq: 4, resource: 'parcels' as const, by: id };
const notification = {
  ...{ id, notification_type: 1, title: 'หัวข้อ', text: 'ข้อความ', url: null },
  ...{ by: 'ปิยะมาศ', at: '2026-11-20T07:05:00.000Z' },
};
const told = { seq: 5, title: 'หัวข้อ', notification };

test.each([
  ['proved', id, told],
  ['private', `private-${id}`, { seq: 5 }],
  ['public', id, { seq: 5 }],
] as const)('on a %s channel', async (channels, channel, words) => {
  const send = jest.fn().mockResolvedValue(undefined);
  const trigger = propertyTrigger(send, channels);
  await trigger(id, 'data_changed', change);
  await trigger(id, 'notification_event', told);
  await trigger(id, 'notification_popup', told);
  expect(send.mock.calls).toEqual([
    [channel, 'data_changed', change],
    [channel, 'notification_event', words],
    [channel, 'notification_popup', words],
  ]);
});
