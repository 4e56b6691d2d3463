const asked = 'first-tour';

/** Asks the shell to show around on the first screen, where the person is then. */
export const startTour = () => window.dispatchEvent(new Event(asked));

/** Calls back when somebody asks to be shown around; answers the way to stop. */
export function onTour(heard: () => void): () => void {
  window.addEventListener(asked, heard);
  return () => window.removeEventListener(asked, heard);
}
