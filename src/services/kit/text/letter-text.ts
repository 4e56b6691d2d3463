/** A letter's words with their values in their places; what has none is left out. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

/** Text as HTML shows it. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
