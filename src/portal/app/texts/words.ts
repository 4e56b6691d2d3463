import type { InitOptions } from 'i18next';

type Texts = { readonly [key: string]: unknown };

/** What a text's places are filled with, what is said where there is no text, and whether several may be asked for. */
type Given = {
  readonly [name: string]: unknown;
  readonly defaultValue?: string;
  readonly returnObjects?: boolean;
};

export type Look = (key: string, given?: Given) => string | Texts;

/** As i18next calls it. */
type TellMissing = Exclude<InitOptions['missingKeyHandler'], false | undefined>;

/** The value that a path with dots leads to. */
function at(path: string, inside: unknown): unknown {
  let here = inside;
  for (const name of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as Texts)[name];
  }
  return here;
}

/** A text with its places filled; one that nothing was given for stays as it is written. */
const filled = (text: string, given: Given) =>
  text.replace(/\{\{(.+?)\}\}/g, (place, name: string) => {
    const value = at(name.trim(), given);
    if (value === undefined) return Object.hasOwn(given, name.trim()) ? '' : place;
    return value === null ? '' : String(value);
  });

/** Texts within one another, each with its places filled. */
const allFilled = (texts: object, given: Given): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'object' ? allFilled(text, given) : filled(`${text}`, given),
    ]),
  );

/** The texts of a language: what i18next does with such as the portal's, which have no plurals and no nesting. */
export class Words {
  private readonly texts = new Map<string, unknown>();
  private readonly looks = new Map<string, Look>();

  constructor(
    readonly language: string,
    private readonly tellMissing: TellMissing,
  ) {}

  /** Adds namespaces; one that is here stays as it is. */
  add(store: Texts = {}): void {
    for (const [name, texts] of Object.entries(store)) {
      if (!this.texts.has(name)) this.texts.set(name, texts);
    }
  }

  t: Look = (key, given) => this.getFixedT(null, 'common')(key, given);

  /** Says the texts of a namespace, and of another that a key names before a colon; the same one each time. */
  getFixedT(_: string | null, namespace: string): Look {
    const known = this.looks.get(namespace);
    if (known) return known;
    const look: Look = (key, given) => {
      const colon = key.indexOf(':');
      return colon < 0
        ? this.said(namespace, key, given)
        : this.said(key.slice(0, colon), key.slice(colon + 1), given);
    };
    this.looks.set(namespace, look);
    return look;
  }

  private said(namespace: string, key: string, given: Given = {}): string | Texts {
    const text = at(key, this.texts.get(namespace));
    if (typeof text === 'string') return filled(text, given);
    if (given.returnObjects && typeof text === 'object' && text) return allFilled(text, given);
    const said = filled(given.defaultValue ?? key, given);
    this.tellMissing([this.language], namespace, key, said, false, given);
    return said;
  }
}
