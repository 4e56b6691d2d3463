/** Seconds by Card, Moran and Newell: a key, pointing, a button down or up, a hand to the other device, a thought. */
const cost = { key: 0.28, point: 1.1, button: 0.1, home: 0.4, think: 1.35 };

/**
 * A person's hand at the screen, which counts what it does. A thought (M) is counted before each press of the pointer
 * and before each text that is typed or pasted, none before Enter and Tab; reading what a screen says is not counted.
 */
export function handAt(page) {
  const steps = [];
  let step;
  let isAtKeys = false;
  let path = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (step && pathname !== path) step.pages += 1;
    path = pathname;
  });
  function take(keys) {
    if (isAtKeys !== keys) step.homes += 1;
    isAtKeys = keys;
  }

  const hand = {
    steps,
    /** What is done from here on is of this step; `title` is its row of the table. */
    async step(title, act) {
      step = { title, clicks: 0, keys: 0, pages: 0, homes: 0, thoughts: 0, ms: 0 };
      const began = performance.now();
      await act();
      step.ms = performance.now() - began;
      steps.push(step);
      step = undefined;
    },
    async click(target) {
      take(false);
      step.clicks += 1;
      step.thoughts += 1;
      await target.click();
    },
    /** Types where the caret stands. */
    async type(text) {
      take(true);
      step.keys += text.length;
      step.thoughts += 1;
      await page.keyboard.type(text);
    },
    async key(name) {
      take(true);
      step.keys += 1;
      await page.keyboard.press(name);
    },
    /** What was copied elsewhere, put where the caret stands. */
    async paste(text) {
      take(true);
      step.keys += 2;
      step.thoughts += 1;
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+v');
    },
    /** Opens a native list and presses one of it. */
    async choose(target, option) {
      take(false);
      step.clicks += 2;
      step.thoughts += 1;
      await target.selectOption(option);
    },
    /** The button, then the file and "open" in the system's own dialog. */
    async file(target, file) {
      take(false);
      step.clicks += 3;
      step.thoughts += 2;
      await target.setInputFiles(file);
    },
    /** By the menu at the side, whose group may have to be opened. */
    async menu(address) {
      const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
      const link = menu.locator(`a[href="${address}"]`);
      if (!(await link.isVisible())) {
        await hand.click(menu.getByRole('button', { name: 'การเงิน' }));
      }
      await hand.click(link);
      await page.waitForURL((url) => url.pathname === address);
    },
    /** Presses what brings a file, and gives its size in bytes. */
    async download(target) {
      const coming = page.waitForEvent('download');
      await hand.click(target);
      let size = 0;
      for await (const part of await (await coming).createReadStream()) size += part.length;
      return size;
    },
  };
  return hand;
}

/** Seconds that a practised person's hand takes for a step. */
export const secondsOf = ({ clicks, keys, homes, thoughts }) =>
  clicks * (cost.point + 2 * cost.button) +
  keys * cost.key +
  homes * cost.home +
  thoughts * cost.think;
