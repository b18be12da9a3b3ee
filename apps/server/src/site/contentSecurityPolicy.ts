// Content-Security-Policy: same-origin files, plus hashes of the inline scripts.
import { createHash } from 'node:crypto';

/** Directives of helmet. */
export type Policy = Record<string, readonly string[] | null>;

/**
 * The policy for a page.
 * @param html the built page, whose inline scripts are allowed by their hashes; null where there is no page
 */
export function policyFor(html: string | null): Policy {
  const scripts = html === null ? [] : inlineScripts(html).map(hashOf);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    // The live connection to where the page came from is `'self'` too.
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Pictures of cards are drawn in the page.
    'img-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'worker-src': ["'self'"],
  };
}

/** The texts of the scripts that have no address. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)].flatMap(({ groups }) =>
    groups === undefined || /\ssrc\s*=/.test(groups.attributes ?? '') ? [] : [groups.text ?? ''],
  );
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
