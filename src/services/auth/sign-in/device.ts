/** In this order: Edge, Samsung Internet and Opera also call themselves Chrome, Chrome also Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** In this order: Android also calls itself Linux, an iPhone is like Mac OS X. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: typeof browsers, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** No browser says more of itself; what is longer only takes time to look through. */
const longest = 1024;

/** The browser and the system that a `User-Agent` header names; `null` where it names none known. */
export function deviceOf(agent: string) {
  const said = agent.slice(0, longest);
  return { browser: first(browsers, said), system: first(systems, said) };
}

/** The same in one line, `Chrome · Windows`; empty where nothing is known. */
export function deviceName(agent: string): string {
  const { browser, system } = deviceOf(agent);
  return [browser, system].filter(Boolean).join(' · ');
}
