import { htmlLang, type Language, languageNames } from './language';

/** Languages to choose from, each by its own name; dressed by who shows them. */
export function LanguageButtons(props: {
  className: string | undefined;
  label: string;
  among: readonly Language[];
  language: Language;
  choose: (language: Language) => void;
}) {
  return (
    <fieldset className={props.className}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.among.map((one) => (
        <button
          key={one}
          type="button"
          lang={htmlLang[one]}
          aria-pressed={one === props.language}
          onClick={() => props.choose(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </fieldset>
  );
}
