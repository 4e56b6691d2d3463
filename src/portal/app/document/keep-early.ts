declare global {
  interface Window {
    /** Ends the keeping; what it gives does again what was kept. There until the page has taken over. */
    takeEarly?: (() => () => Promise<void>) | undefined;
  }
}

/**
 * Keeps what is typed, what a field held when it was left or Enter was pressed in it, and the last button that is
 * pressed or form that is sent, while a page stands there and does not answer yet, and gives it to the page once it
 * does. Its source goes along in the HTML, so it may use nothing from around it.
 */
export function keepEarly() {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = new Set<Field>();
  const done = new Map<Field, string>();
  let last: (() => void) | undefined;
  const type = ({ target }: Event) => void fields.add(target as Field);
  const finish = ({ target }: Event) => void done.set(target as Field, (target as Field).value);
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
  addEventListener('change', finish, true);
  addEventListener('click', press, true);
  addEventListener('submit', send, true);

  /** What does again what was done to a field: telling one draws the page, which may write over the next. */
  const retell = (field: Field) => {
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
    const write = (text: string) => {
      // By the setter of its kind: React's own on the field takes what it is given for known.
      field.value = field.defaultValue;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, text);
      tell('input');
    };
    return async () => {
      const finished = done.get(field);
      if (finished !== undefined) {
        write(finished);
        tell('focusout');
        // What the page draws by it must not write over what was typed on.
        await undefined;
      }
      if (finished === value) return;
      write(value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    };
  };
  window.takeEarly = () => {
    window.takeEarly = undefined;
    removeEventListener('input', type, true);
    removeEventListener('change', finish, true);
    removeEventListener('click', press, true);
    removeEventListener('submit', send, true);
    return async () => {
      const told = [...fields].map(retell);
      for (const tell of told) await tell();
      last?.();
    };
  };
}
