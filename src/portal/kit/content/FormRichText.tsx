import { useRef } from 'react';
import { plainText } from '@/contracts/kit/languages';
import { Field } from '@/portal/kit/form/Field';
import type { Language } from '@/portal/kit/text/language';
import { RichTextField } from './RichTextField';

interface Props {
  label: string;
  language: Language;
}

/** A rich text in a form of the kit; Thai has to be there. Needs `contentTexts`. */
export const FormRichText = ({ name, ...text }: Props & { name: string }) => (
  <Field name={name} label={text.label} inside read={(html?: string) => plainText(html ?? '')}>
    <Editor {...text} />
  </Field>
);

/** `value` and `onChange` are the form's. */
function Editor(props: Props & { value?: string; onChange?: (html: string) => void }) {
  const { value = '', onChange, ...field } = props;
  // The editor keeps a document of its own: values from elsewhere make it anew.
  const own = useRef({ html: value, round: 0 });
  if (own.current.html !== value) own.current = { html: value, round: own.current.round + 1 };
  return (
    <RichTextField
      {...field}
      key={own.current.round}
      required={field.language === 'th'}
      initial={value}
      onChange={(html) => {
        own.current.html = html;
        onChange?.(html);
      }}
    />
  );
}
