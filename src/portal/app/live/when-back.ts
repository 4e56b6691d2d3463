/** Away for less than this, a window has missed nothing that its connection would not tell. */
const awayMs = 10_000;

/** Calls back when the person comes back to the window after a while, or the network to the browser. */
export function whenBack(back: () => void): () => void {
  let leftAt = Number.POSITIVE_INFINITY;
  const leave = () => {
    leftAt = Math.min(leftAt, Date.now());
  };
  const come = () => {
    if (Date.now() - leftAt > awayMs) back();
    leftAt = Number.POSITIVE_INFINITY;
  };
  const turn = () => (document.hidden ? leave() : come());
  window.addEventListener('blur', leave);
  window.addEventListener('focus', come);
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('blur', leave);
    window.removeEventListener('focus', come);
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', turn);
  };
}
