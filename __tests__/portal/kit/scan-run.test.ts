import type { KeyboardEvent } from 'react';
import { scanRun } from '@/portal/kit/scan/scan-run';

/** What is told of keys that come so many ms after each other, the last of them Enter. */
function told(keys: readonly string[], ms: number) {
  const press = scanRun();
  return [...keys, 'Enter']
    .map((key, at) => press({ key, code: '', timeStamp: 1000 + at * ms } as KeyboardEvent))
    .filter((one) => one !== undefined);
}

test('what a scanner sends is told whole at its Enter', () => {
  expect(told([...'SPXTH01'], 5)).toEqual(['begins', { code: 'SPXTH01' }]);
  expect(told(['Shift', 'S', 'Shift', 'P', ...'0001'], 5)).toEqual(['begins', { code: 'SP0001' }]);
});

test('what somebody types is not, nor a few quick keys of it', () => {
  expect(told([...'RMN261'], 60)).toEqual(Array(6).fill('begins'));
  expect(told([...'2'], 5)).toEqual(['begins']);
});

test('an Enter that comes later is somebody’s own', () => {
  const press = scanRun();
  const at = (key: string, timeStamp: number) =>
    press({ key, code: '', timeStamp } as KeyboardEvent);
  for (const [i, key] of [...'SPXTH01'].entries()) at(key, i * 5);
  expect(at('Enter', 500)).toBeUndefined();
  expect(at('Enter', 505)).toBeUndefined();
});
