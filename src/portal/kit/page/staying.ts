/** Thrown by who listens to routes, to keep the page that is shown: Next knows no other way to stop one. */
export const staying = new Error('The page stays');

/** Nobody waits for a link's route: that its page stays is no failure, and nothing for the console. */
export function hushStaying(): () => void {
  const hush = (event: PromiseRejectionEvent) => {
    if (event.reason === staying) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', hush);
  return () => window.removeEventListener('unhandledrejection', hush);
}
