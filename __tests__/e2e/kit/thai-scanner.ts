import type { Page } from '@playwright/test';

/** What Kedmanee, Thailand's usual layout, types by each key, and with Shift held. */
const plain: Record<string, string> = {
  ...{ Q: 'ๆ', W: 'ไ', E: 'ำ', R: 'พ', T: 'ะ', Y: 'ั', U: 'ี', I: 'ร', O: 'น', P: 'ย' },
  ...{ A: 'ฟ', S: 'ห', D: 'ก', F: 'ด', G: 'เ', H: '้', J: '่', K: 'า', L: 'ส' },
  ...{ Z: 'ผ', X: 'ป', C: 'แ', V: 'อ', B: 'ิ', N: 'ื', M: 'ท' },
  ...{ 1: 'ๅ', 2: '/', 3: '-', 4: 'ภ', 5: 'ถ', 6: 'ุ', 7: 'ึ', 8: 'ค', 9: 'ต', 0: 'จ', '-': 'ข' },
};
const shifted: Record<string, string> = {
  ...{ Q: '๐', W: '"', E: 'ฎ', R: 'ฑ', T: 'ธ', Y: 'ํ', U: '๊', I: 'ณ', O: 'ฯ', P: 'ญ' },
  ...{ A: 'ฤ', S: 'ฆ', D: 'ฏ', F: 'โ', G: 'ฌ', H: '็', J: '๋', K: 'ษ', L: 'ศ' },
  ...{ Z: '(', X: ')', C: 'ฉ', V: 'ฮ', B: 'ฺ', N: '์', M: '?' },
};
/** Keys right of the letters, which no code has. */
const words: Record<string, string> = {
  ...{ บ: 'BracketLeft', ล: 'BracketRight', ว: 'Semicolon', ง: 'Quote' },
  ...{ ม: 'Comma', ใ: 'Period', ฝ: 'Slash', ' ': 'Space' },
};

const keyCode = (letter: string) => {
  if (letter === '-') return 'Minus';
  return /\d/.test(letter) ? `Digit${letter}` : `Key${letter}`;
};

interface Press {
  key: string;
  code: string;
  modifiers: number;
}

async function pressAll(page: Page, presses: Press[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const press of presses) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press, text: press.key });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  }
  await keyboard.detach();
}

/** Types a code and Enter as a scanner does while the computer is switched to the Thai layout. */
export async function scanInThai(page: Page, code: string): Promise<void> {
  const presses = [...code].map((letter) => {
    const isCapital = /[A-Z]/.test(letter);
    const key = (isCapital ? shifted : plain)[letter] ?? letter;
    return { key, code: keyCode(letter), modifiers: isCapital ? 8 : 0 };
  });
  await pressAll(page, presses);
  await page.keyboard.press('Enter');
}

/** Types Thai words by the keys of the Thai layout. */
export function typeInThai(page: Page, text: string): Promise<void> {
  const presses = [...text].map((key) => {
    const letterOf = (layout: Record<string, string>) =>
      Object.keys(layout).find((letter) => layout[letter] === key);
    const unshifted = letterOf(plain);
    const letter = unshifted ?? letterOf(shifted);
    const code = letter ? keyCode(letter) : words[key];
    if (code) return { key, code, modifiers: letter && !unshifted ? 8 : 0 };
    throw new Error(`no key types ${key}`);
  });
  return pressAll(page, presses);
}
