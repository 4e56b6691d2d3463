/** Whether something unsaved would be lost with the document. */
export function isUnsaved(): boolean {
  const asked = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(asked);
  return asked.defaultPrevented;
}

const silent = (event: Event) => event.stopImmediatePropagation();

/** Goes to a new document without the browser's own question. */
export function leaveFor(address: string): void {
  window.addEventListener('beforeunload', silent, { capture: true });
  window.location.assign(address);
}
