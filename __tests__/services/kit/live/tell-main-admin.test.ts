import { tellingOfProperties } from '@/services/kit/live/tell-main-admin';

test('the main admin hears once of all that happens at properties in some seconds', () => {
  jest.useFakeTimers();
  const told: string[][] = [];
  const announce = tellingOfProperties(
    { changed: (...one) => void told.push(one), notified() {} },
    ['parcels', 'suggestions'],
  );
  announce.changed('here', 'news', 'someone');
  jest.runAllTimers();
  expect(told).toEqual([['here', 'news', 'someone']]);

  told.length = 0;
  for (const place of ['here', 'there']) announce.changed(place, 'parcels', 'someone');
  announce.changed('there', 'suggestions', 'another');
  expect(told).toHaveLength(3);
  jest.runAllTimers();
  expect(told.slice(3)).toEqual([['main', 'parcels', 'someone']]);
  announce.changed('main', 'parcels', 'someone');
  jest.runAllTimers();
  expect(told).toHaveLength(5);
  jest.useRealTimers();
});
