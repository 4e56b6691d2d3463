import { code128, qrPath } from '@/portal/areas/parcels/labels/codes';

const docCode = 'RMN2611200001';

test('Code 128: letters one by one, digits in pairs, start, check and stop', () => {
  const { bars, modules } = code128(docCode);
  // Start, three letters, the change to pairs, five pairs, the check: 11 modules each; 13 for stop.
  expect(modules).toBe((1 + 3 + 1 + 5 + 1) * 11 + 13);
  expect(bars.every(({ at, width }) => Number.isInteger(at) && width >= 1 && width <= 4)).toBe(
    true,
  );
  // Start B is 11010010000, stop 1100011101011.
  expect(bars.slice(0, 3)).toEqual([
    { at: 0, width: 2 },
    { at: 3, width: 1 },
    { at: 6, width: 1 },
  ]);
  expect(bars.at(-1)).toEqual({ at: modules - 2, width: 2 });
  expect(bars).toHaveLength(11 * 3 + 4);
});

test('QR: the smallest symbol holds a parcel number, its corners where a reader looks', () => {
  const { path, modules } = qrPath(docCode);
  expect(modules).toBe(21);
  for (const corner of ['M0 0h7v1h-7z', 'M14 0h7v1h-7z', 'M0 20h7v1h-7z']) {
    expect(path).toContain(corner);
  }
});
