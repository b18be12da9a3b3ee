/**
 * Finds a Chromium that really starts, for the browser tests.
 *
 * In order: $CHROMIUM_PATH, the headless shell that the npm package @sparticuz/chromium carries, a Chromium of the system,
 * Playwright's own download. The shell comes first because it is the same on every machine, `npm ci` alone brings it, and
 * it takes a quarter less of the processor than a whole Chromium. It is for Linux on x64; elsewhere another is found.
 * Each candidate has to open a page before it is chosen: a file that exists may still lack libraries.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** How to start a browser; the three fields are Playwright launch options. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Beyond Playwright's own arguments (which already include --no-sandbox): the tests need neither GPU nor network. */
const args = ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function findChromium(cacheDir: string): Promise<Browser> {
  const failures: string[] = [];
  const installed = async (executablePath: string): Promise<Browser> => {
    if (!existsSync(executablePath)) throw new Error('no such file');
    return { executablePath, args, env: inherited() };
  };
  const { CHROMIUM_PATH: chosen } = process.env;
  const candidates: readonly (readonly [string, () => Promise<Browser>])[] = [
    ...(chosen ? [[chosen, () => installed(chosen)] as const] : []),
    ['@sparticuz/chromium', () => unpackShipped(cacheDir)],
    ...[...systemPaths.filter(existsSync), chromium.executablePath()].map(
      (executable) => [executable, () => installed(executable)] as const,
    ),
  ];
  for (const [name, find] of candidates) {
    try {
      const browser = await find();
      const failure = await whyItDoesNotStart(browser);
      if (failure === null) return browser;
      failures.push(`${name}: ${failure}`);
    } catch (error) {
      failures.push(`${name}: ${firstLine(error)}`);
    }
  }
  throw new Error(
    'No Chromium starts here, so the browser tests cannot run: install one (on Debian, `apt-get install chromium`) ' +
      `or set CHROMIUM_PATH to one that starts. Tried:\n  ${failures.join('\n  ')}`,
  );
}

/** Opens a page; null when that works. */
async function whyItDoesNotStart(browser: Browser): Promise<string | null> {
  try {
    const running = await chromium.launch({ ...browser, timeout: 30_000 });
    try {
      const page = await running.newPage();
      await page.goto('data:text/html,<title>ready</title>');
      return (await page.title()) === 'ready' ? null : 'it starts but shows no page';
    } finally {
      await running.close();
    }
  } catch (error) {
    return firstLine(error);
  }
}

/**
 * Unpacks the shipped browser into the cache, once for each version. It is unpacked beside and then renamed, so that an
 * interrupted run or two runs at the same time never leave half a browser.
 */
async function unpackShipped(cacheDir: string): Promise<Browser> {
  const manifest = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const home = path.resolve(cacheDir, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(cacheDir, { recursive: true });
    const fresh = mkdtempSync(path.resolve(cacheDir, 'unpacking-'));
    await unpackInto(fresh);
    writeFileSync(path.join(fresh, 'fonts.conf'), fontConfig(home));
    try {
      renameSync(fresh, home);
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  }
  return {
    executablePath: path.join(home, 'chromium'),
    args,
    env: {
      ...inherited(),
      LD_LIBRARY_PATH: [path.join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    },
  };
}

/**
 * The package unpacks to $TMPDIR, and brings its system libraries (NSS and others, absent from a bare Debian) only when
 * it believes that it runs on AWS Lambda; it decides so while it is imported, and changes the environment of this
 * process, which is therefore put back.
 */
async function unpackInto(dir: string): Promise<void> {
  const before = { ...process.env };
  try {
    process.env.TMPDIR = dir;
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
    const { default: shipped } = await import('@sparticuz/chromium');
    await shipped.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The package's own font configuration knows only folders of AWS Lambda; without this there would be no font at all. */
function fontConfig(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts', 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
