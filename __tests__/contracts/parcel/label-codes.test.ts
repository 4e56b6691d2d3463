import { compactCodes, expandCodes } from '@/contracts/parcel/label-codes';

test('numbers that run on take little room, and come back whole in their order', () => {
  const codes = ['RMN2611200001', 'RMN2611200002', 'RMN2611210001', 'RMN2611200003'];
  const compact = compactCodes(codes);
  expect(compact).toBe('RMN2611200001.0002,RMN2611210001,RMN2611200003');
  expect(expandCodes(compact)).toEqual(codes);
  expect(compactCodes([])).toBe('');
});

test('a list that somebody typed is read as well', () => {
  expect(expandCodes(' rmn2611200001, RMN2611200009 ,')).toEqual([
    'RMN2611200001',
    'RMN2611200009',
  ]);
});

test('a thousand of a month fit into an address', () => {
  const codes = Array.from(
    { length: 1000 },
    (_, i) => `RMN26112${i % 9}${String(i).padStart(4, '0')}`,
  );
  expect(compactCodes(codes.toSorted()).length).toBeLessThan(6000);
});
