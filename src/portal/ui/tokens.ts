/** The colours of one theme, by what they are for. */
export interface Tokens {
  /** Behind everything. */
  ground: string;
  /** Cards, tables, the header. */
  surface: string;
  /** The sidebar, table heads, hovered rows. */
  sunken: string;
  line: string;
  /** Around what is pressed or typed into; at least 3:1 on `surface`. */
  border: string;
  ink: string;
  /** Secondary text; at least 4.5:1 on `surface` and `sunken`. */
  soft: string;
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
  /** The active entry, a selected row. */
  brandWash: string;
  good: string;
  goodWash: string;
  warn: string;
  warnWash: string;
  bad: string;
  badWash: string;
}

export const light: Tokens = {
  ground: '#f4f6f5',
  surface: '#ffffff',
  sunken: '#f8faf9',
  line: '#dfe5e2',
  border: '#7e8a85',
  ink: '#16211d',
  soft: '#55635d',
  brand: '#0b6b58',
  onBrand: '#ffffff',
  brandWash: '#e3f1ed',
  good: '#1b6e3c',
  goodWash: '#e4f3e8',
  warn: '#8a5300',
  warnWash: '#fcf0da',
  bad: '#b3261e',
  badWash: '#fbe9e7',
};

export const dark: Tokens = {
  ground: '#0f1513',
  surface: '#171f1c',
  sunken: '#1b2521',
  line: '#2e3a35',
  border: '#808e88',
  ink: '#e7eeeb',
  soft: '#a3b2ab',
  brand: '#4fb79f',
  onBrand: '#06231c',
  brandWash: '#1b3a33',
  good: '#7cc796',
  goodWash: '#1a3324',
  warn: '#e5b265',
  warnWash: '#3a2c12',
  bad: '#f08d84',
  badWash: '#42201d',
};

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}`)
    .join(';');

/** The tokens as custom properties, `--brand-wash` and so on, for both themes. */
export const tokensCss = `:root{color-scheme:light;${declarations(light)}}:root[data-theme=dark]{color-scheme:dark;${declarations(dark)}}`;
