/** The colours of one theme, by what they are for. */
export interface Tokens {
  /** Behind everything. */
  ground: string;
  /** Cards, tables, the header. */
  surface: string;
  /** The sidebar, table heads. */
  sunken: string;
  /** Rows and bare buttons under the pointer. */
  hover: string;
  /** Hairlines. */
  line: string;
  /** Around what is pressed and says so by its label: buttons, the filters' selects. */
  edge: string;
  /** Around what is typed into; at least 3:1 on `surface`. */
  border: string;
  ink: string;
  /** Secondary text; at least 4.5:1 on `surface` and `sunken`. */
  soft: string;
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
  /** The active entry, a selected row. */
  brandWash: string;
  /** What is done. */
  good: string;
  goodWash: string;
  /** What needs us. */
  warn: string;
  warnWash: string;
  /** What failed or is late. */
  bad: string;
  badWash: string;
  /** What is moving. */
  move: string;
  moveWash: string;
  /** A chart's first series. */
  bar: string;
  /** Its second. */
  bar2: string;
  /** A track, or what is expected: its figure stands beside it. */
  bar3: string;
  /** Near a limit. */
  barWarn: string;
  /** Beyond it. */
  barLate: string;
  /** The shadow of cards. */
  lift: string;
  /** The shadow of what floats: drawers, menus, the bar of what is chosen. */
  float: string;
}

export const light: Tokens = {
  ground: '#f4f6f5',
  surface: '#ffffff',
  sunken: '#f8faf9',
  hover: '#f1f5f3',
  line: '#e3e8e5',
  edge: '#cdd5d1',
  border: '#7e8a85',
  ink: '#14201b',
  soft: '#55635d',
  brand: '#0b6b58',
  onBrand: '#ffffff',
  brandWash: '#e6f2ee',
  good: '#1b6e3c',
  goodWash: '#e6f4ea',
  warn: '#8a5300',
  warnWash: '#fdf1dc',
  bad: '#b3261e',
  badWash: '#fbeae8',
  move: '#1d5a9c',
  moveWash: '#e6eff9',
  bar: '#0b6b58',
  bar2: '#579b89',
  bar3: '#d9e3df',
  barWarn: '#bd7f1f',
  barLate: '#d0584d',
  lift: '0 1px 2px rgb(16 32 26/.05),0 1px 3px rgb(16 32 26/.04)',
  float: '0 12px 40px rgb(10 28 22/.18),0 2px 8px rgb(10 28 22/.08)',
};

export const dark: Tokens = {
  ground: '#0e1412',
  surface: '#161d1a',
  sunken: '#19221e',
  hover: '#1d2723',
  line: '#28332f',
  edge: '#3b4843',
  border: '#808e88',
  ink: '#e8efec',
  soft: '#a3b2ab',
  brand: '#4fb79f',
  onBrand: '#06231c',
  brandWash: '#18352e',
  good: '#7cc796',
  goodWash: '#183022',
  warn: '#e5b265',
  warnWash: '#362a13',
  bad: '#f08d84',
  badWash: '#3d201d',
  move: '#8db9ea',
  moveWash: '#182b40',
  bar: '#46a892',
  bar2: '#2f7a69',
  bar3: '#2b3733',
  barWarn: '#c9974a',
  barLate: '#d9776d',
  lift: 'none',
  float: '0 16px 48px rgb(0 0 0/.6)',
};

const nameOf = (token: string) => `--${token.replace(/[A-Z]|\d/g, (c) => `-${c.toLowerCase()}`)}`;

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([token, value]) => `${nameOf(token)}:${value}`)
    .join(';');

const lightCss = `color-scheme:light;${declarations(light)}`;
const darkCss = `color-scheme:dark;${declarations(dark)}`;

/**
 * The tokens as custom properties, `--brand-wash`, `--bar-2` and so on, for both themes: the one that the
 * system prefers until a person chooses.
 */
export const tokensCss = `:root{${lightCss}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${darkCss}}}:root[data-theme=dark]{${darkCss}}`;
