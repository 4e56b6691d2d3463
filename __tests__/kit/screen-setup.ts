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

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

// jsdom cannot style pseudo-elements and would complain of it at length.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
