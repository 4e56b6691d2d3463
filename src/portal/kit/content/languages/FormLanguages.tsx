import { Form } from 'antd';
import { type ReactNode, useRef } from 'react';
import { type Completeness, plainText } from '@/contracts/kit/text/languages';
import { type Language, languages } from '@/portal/kit/text/language';
import { LanguageTabs } from './LanguageTabs';

/** The end of the names of a language's fields. */
export const languageEndings = { th: 'Th', en: 'En', cn: 'Cn' } as const;
type Ending = (typeof languageEndings)[Language];

function stateOf(words: readonly unknown[]): Completeness {
  const written = words.filter((word) => plainText(String(word ?? '')) !== '').length;
  if (written === 0) return 'empty';
  return written === words.length ? 'complete' : 'partial';
}

/**
 * Fields in three languages in a form of the kit, whose names are those given and a language's ending.
 * Needs `contentTexts`.
 */
export function FormLanguages<Name extends string>(props: {
  fields: readonly Name[];
  children: (language: Language, ending: Ending) => ReactNode;
}) {
  const { fields, children } = props;
  // Another object tells the tabs that there are other errors.
  const shown = useRef<Record<string, unknown>>({});
  return (
    <Form.Item noStyle shouldUpdate>
      {(form) => {
        const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        const names = wrong.map(({ name }) => String(name[0]));
        if (names.join() !== Object.keys(shown.current).join()) {
          shown.current = Object.fromEntries(names.map((name) => [name, true]));
        }
        const states = Object.fromEntries(
          languages.map((language) => [
            language,
            stateOf(fields.map((field) => form.getFieldValue(field + languageEndings[language]))),
          ]),
        ) as Record<Language, Completeness>;
        return (
          <LanguageTabs states={states} errors={shown.current}>
            {(language) => children(language, languageEndings[language])}
          </LanguageTabs>
        );
      }}
    </Form.Item>
  );
}
