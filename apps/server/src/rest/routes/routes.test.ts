// Places of the routes: a stranger who knows a path knows the file.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from './routes.ts';

const here = import.meta.dirname;

const files = readdirSync(here, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('routes.'))
  .map((entry) => path.relative(here, path.join(entry.parentPath, entry.name)));

const routeModule = z.record(z.string(), z.looseObject({ method: z.string(), path: z.string() }));

const placeOf = ({ method, path: url }: { readonly method: string; readonly path: string }): string =>
  [...url.replace('/api/', '').replaceAll(':', '').split(/[/.]/), method.toLowerCase()].join('/');

describe('a file of a route', () => {
  it.each(files)('%s has the one route that its name says', async (file) => {
    const exported = Object.values(routeModule.parse(await import(path.join(here, file))));
    expect(exported.map(placeOf)).toEqual([file.replace(/\.ts$/, '').replaceAll('.', '/')]);
  });
});

describe('the routes of the API', () => {
  it('are all that have a file', () => {
    const places = files.map((file) => file.replace(/\.ts$/, '').replaceAll('.', '/'));
    expect(routes.map(placeOf).sort()).toEqual(places.sort());
  });
});
