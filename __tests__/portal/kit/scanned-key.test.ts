import { scannedKey } from '@/portal/kit/scan/scanned-key';

const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

/** What the Kedmanee layout types for the keys of `TH1234567890-AX`. */
const kedmanee: [key: string, code: string, shiftKey: boolean][] = [
  ['ธ', 'KeyT', true],
  ['็', 'KeyH', true],
  ['ๅ', 'Digit1', false],
  ['/', 'Digit2', false],
  ['-', 'Digit3', false],
  ['ภ', 'Digit4', false],
  ['ถ', 'Digit5', false],
  ['ุ', 'Digit6', false],
  ['ึ', 'Digit7', false],
  ['ค', 'Digit8', false],
  ['ต', 'Digit9', false],
  ['จ', 'Digit0', false],
  ['ข', 'Minus', false],
  ['ฤ', 'KeyA', true],
  [')', 'KeyX', true],
];

test('a scan under a Thai layout gives the code of the same scan under an English one', () => {
  const scanned = kedmanee.map(([key, code, shiftKey]) =>
    scannedKey({ ...bare, key, code, shiftKey }),
  );
  expect(scanned.join('')).toBe('TH1234567890-AX');
});

test.each([
  ['a', 'KeyA'],
  ['A', 'KeyQ'],
  ['7', 'Digit7'],
  ['7', 'Numpad7'],
  ['-', 'Minus'],
  ['-', 'NumpadSubtract'],
  ['/', 'Slash'],
  ['/', 'NumpadDivide'],
])('%s on %s stays as typed', (key, code) => {
  expect(scannedKey({ ...bare, key, code })).toBeNull();
});

test('keys that type nothing, and shortcuts, are left alone', () => {
  expect(scannedKey({ ...bare, key: 'Enter', code: 'Enter' })).toBeNull();
  expect(scannedKey({ ...bare, key: 'แ', code: 'KeyC', ctrlKey: true })).toBeNull();
  expect(scannedKey({ ...bare, key: '@', code: 'Digit2', shiftKey: true })).toBeNull();
});
