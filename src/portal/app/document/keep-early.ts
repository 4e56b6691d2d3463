declare global {
  interface Window {
    /** Ends the keeping; what it gives does again what was kept. There until the page has taken over. */
    takeEarly?: (() => () => void) | undefined;
  }
}

/**
 * Keeps what is typed, and the last button that is pressed or form that is sent, while a page stands there and does not
 * answer yet, and gives it to the page once it does. Its source goes along in the HTML, so it may use nothing from
 * around it.
 */
export function keepEarly() {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();
  let last: (() => void) | undefined;
  const type = ({ target }: Event) => void fields.add(target as HTMLInputElement);
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    last = button ? () => button.click() : undefined;
  };
  const send = (event: SubmitEvent) => {
    // The browser's own way of sending would come back with an empty form.
    event.preventDefault();
    const { target, submitter } = event;
    last = () => (target as HTMLFormElement).requestSubmit(submitter);
  };
  addEventListener('input', type, true);
  addEventListener('click', press, true);
  addEventListener('submit', send, true);

  /** What does again what was done to a field: telling one draws the page, which may write over the next. */
  const retell = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
    const { value, type } = field;
    const tell = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }));
    if (type === 'file') return () => tell('change');
    if (type === 'checkbox' || type === 'radio') {
      const box = field as HTMLInputElement;
      const { checked } = box;
      return () => {
        // Pressed from the other state, it comes to this one.
        box.checked = !checked;
        box.click();
      };
    }
    if (field instanceof HTMLSelectElement) {
      return () => {
        field.value = value;
        tell('change');
      };
    }
    const { selectionStart, selectionEnd } = field;
    return () => {
      // By the setter of its kind: React's own on the field takes what it is given for known.
      field.value = field.defaultValue;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      tell('input');
    };
  };
  window.takeEarly = () => {
    window.takeEarly = undefined;
    removeEventListener('input', type, true);
    removeEventListener('click', press, true);
    removeEventListener('submit', send, true);
    return () => {
      const told = [...fields].map(retell);
      for (const tell of told) tell();
      last?.();
    };
  };
}
