import type { Names } from './names';
import {
  type ActionWords,
  type FieldWords,
  generalActions,
  generalFields,
  type RecordWords,
} from './record-words';

/** How a reader's language says what no record's own words say. */
export interface AuditLanguage {
  nameIn: (names: Names) => string;
  moment: (instant: string) => string;
  date: (day: string) => string;
  yes: string;
  no: string;
  /** Of a kind that this release does not know. */
  other: string;
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const nothing = '–';

/**
 * How the log says what was done to a record, by the words of its kind. What has no word in this
 * release, written by another one, is not shown by its key.
 */
export function auditWords(words: RecordWords | undefined, language: AuditLanguage) {
  const { nameIn, moment, date } = language;

  function valueIn(value: unknown, values: FieldWords['values']): string {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return value ? language.yes : language.no;
    if (Array.isArray(value)) {
      return value.map((one) => valueIn(one, values)).join(', ') || nothing;
    }
    if (typeof value === 'object') return nothing;
    const text = String(value);
    const named = values && Object.hasOwn(values, text) ? values[text] : undefined;
    if (named) return nameIn(named);
    if (instant.test(text)) return moment(text);
    if (day.test(text)) return date(text);
    return id.test(text) ? nothing : text;
  }

  const actions: Readonly<Record<string, ActionWords>> = { ...generalActions, ...words?.actions };
  const fields = { ...words?.fields, ...generalFields };
  return {
    kind: words ? nameIn(words.names) : language.other,
    action: (name: string) => nameIn(actions[name] ?? generalActions.edit),
    /** What it means to a reader that this was done. */
    meaning: (name: string) => actions[name]?.meaning ?? ('moving' as const),
    /** The fields among the changes that have a name, in the order of the names. */
    changed: (changes: Readonly<Record<string, unknown>>) =>
      Object.entries(fields).flatMap(([key, field]) => {
        if (!Object.hasOwn(changes, key)) return [];
        const say = (value: unknown) => valueIn(value, field.values);
        return [{ key, name: nameIn(field), change: changes[key], say }];
      }),
  };
}
