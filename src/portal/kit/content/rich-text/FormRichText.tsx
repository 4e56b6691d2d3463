import { useRef } from 'react';
import { plainText } from '@/contracts/kit/text/languages';
import { Field, useRequired } from '@/portal/kit/form/fields/Field';
import type { Language } from '@/portal/kit/text/language';
import { RichTextField } from './RichTextField';

interface Props {
  label: string;
  language: Language;
}

/** A rich text in a form of the kit. Needs `contentTexts`. */
export function FormRichText({ name, ...text }: Props & { name: string }) {
  const required = useRequired(name);
  return (
    <Field name={name} label={text.label} inside read={(html?: string) => plainText(html ?? '')}>
      <Editor {...text} required={required} />
    </Field>
  );
}

/** `value` and `onChange` are the form's. */
function Editor(
  props: Props & { required: boolean; value?: string; onChange?: (html: string) => void },
) {
  const { value = '', onChange, ...field } = props;
  // The editor keeps a document of its own: values from elsewhere make it anew.
  const own = useRef({ html: value, round: 0 });
  if (own.current.html !== value) own.current = { html: value, round: own.current.round + 1 };
  return (
    <RichTextField
      {...field}
      key={own.current.round}
      initial={value}
      onChange={(html) => {
        own.current.html = html;
        onChange?.(html);
      }}
    />
  );
}
