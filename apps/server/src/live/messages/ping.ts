// `ping`: a sign of life, answered at once.
import type { Handler } from './handler.ts';

export const ping: Handler<'ping'> = ({ id }, client) => client.send({ type: 'pong', id });
