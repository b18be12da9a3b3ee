// Coarse name of the device behind a session, so that people recognize their own sessions in a list. A few words are derived from the
// User-Agent header and stored in its place: the whole header would single people out. A library knows thousands of devices, of
// which nothing is wanted here.

const browsers: readonly (readonly [RegExp, string])[] = [
  // The order matters: most browsers also claim to be Chrome or Safari.
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: readonly (readonly [RegExp, string])[], text: string): string | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Names a device in a few words, such as `Firefox on Linux`.
 * @param userAgent the header of that name, whatever it contains
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  if (browser === null) return system === null ? 'A program' : `A program on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
