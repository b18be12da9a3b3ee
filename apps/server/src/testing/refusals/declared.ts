// Every refusal that the OpenAPI document and the live protocol declare, each by a key: a route, a message or a command, and a code.
import type { Refusable } from '@vaultsong/protocol';
import { liveCommand, refusalCodesOf, toServer } from '@vaultsong/protocol';
import { codesOfAnyRoute, errorCodesOf } from '../../rest/openApi.ts';
import type { Route } from '../../rest/route.ts';
import { routes } from '../../rest/routes/routes.ts';
import { liveKey } from './liveKey.ts';

const isOfAnyRoute = (code: string): boolean => codesOfAnyRoute.some((one) => one === code);

/** The key of a refusal of REST; what any route may answer comes up once for all of them. */
export const restKey = ({ method, path }: Pick<Route, 'method' | 'path'>, code: string): string =>
  isOfAnyRoute(code) ? `REST ${code}` : `${method} ${path} ${code}`;

const messages: readonly Refusable[] = [
  ...toServer.options.flatMap(({ shape }) => (shape.type.value === 'command' ? [] : [{ type: shape.type.value }])),
  ...liveCommand.options.map(({ shape }) => ({ type: 'command' as const, command: { type: shape.type.value } })),
];

/** Each key once. */
export const declaredRefusals: ReadonlySet<string> = new Set([
  ...routes.flatMap((route) => errorCodesOf(route).map((code) => restKey(route, code))),
  ...messages.flatMap((message) => refusalCodesOf(message).map((code) => liveKey(message, code))),
]);
