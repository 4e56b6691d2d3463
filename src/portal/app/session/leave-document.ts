/** Asks, where something unsaved would be lost, before the document is left on purpose. */
export function mayLeaveDocument(question: string): boolean {
  const asked = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(asked);
  return !asked.defaultPrevented || window.confirm(question);
}

const silent = (event: Event) => event.stopImmediatePropagation();

/** Goes to a new document without the browser's own question. */
export function leaveFor(address: string): void {
  window.addEventListener('beforeunload', silent, { capture: true });
  window.location.assign(address);
}
