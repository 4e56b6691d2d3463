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

/** The browser and the system that a `User-Agent` header names; `null` where it names none known. */
export const deviceOf = (agent: string) => ({
  browser: first(browsers, agent),
  system: first(systems, agent),
});

/** The same in one line, `Chrome · Windows`; empty where nothing is known. */
export function deviceName(agent: string): string {
  const { browser, system } = deviceOf(agent);
  return [browser, system].filter(Boolean).join(' · ');
}
