import '@testing-library/jest-dom';

/** jsdom has no layout; antd asks for these and needs no more than an answer. */
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nothing is ever in view here, so that next/link does not load what a story did not ask for.
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// jsdom knows the dialog, but neither opens nor closes it.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Node's would keep the test's process from ending.
window.MessageChannel ??= class {
  readonly port1 = { onmessage: () => {} };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage(), 0) };
} as unknown as typeof MessageChannel;

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// jsdom cannot style pseudo-elements and would complain of it at length.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

/** The texts that were asked for and that no language has; a test that does so by intent takes them out. */
export const missingTexts: string[] = [];
const { error } = console;
console.error = (...said) => {
  const [first] = said;
  if (typeof first === 'string' && first.startsWith('There is no text ')) missingTexts.push(first);
  else error(...said);
};
afterEach(() => {
  expect([...new Set(missingTexts.splice(0))]).toEqual([]);
});
