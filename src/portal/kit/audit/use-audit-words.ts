import { useTranslation } from 'next-i18next/pages';
import type { Names } from '@/contracts/kit/feature/names';
import {
  type FieldWords,
  generalActions,
  generalFields,
  type RecordWords,
} from '@/contracts/kit/feature/record-words';
import { useDates } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const nothing = '–';

/**
 * How the log says what was done to a record, by the words of its kind. What has no word in this
 * release, written by another one, is not shown by its key.
 */
export function useAuditWords() {
  const { t } = useTranslation('audit');
  const { moment, date } = useDates();
  const nameIn = useNames();

  function valueIn(value: unknown, values: FieldWords['values']): string {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
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

  return (words: RecordWords | undefined) => {
    const actions: Readonly<Record<string, Names>> = { ...generalActions, ...words?.actions };
    const fields = { ...words?.fields, ...generalFields };
    return {
      kind: words ? nameIn(words.names) : t('otherRecord'),
      action: (name: string) => nameIn(actions[name] ?? generalActions.edit),
      /** The fields among the changes that have a name, in the order of the names. */
      changed: (changes: Readonly<Record<string, unknown>>) =>
        Object.entries(fields).flatMap(([key, field]) => {
          if (!Object.hasOwn(changes, key)) return [];
          const say = (value: unknown) => valueIn(value, field.values);
          return [{ key, name: nameIn(field), change: changes[key], say }];
        }),
    };
  };
}
