// Runs in the page of the measured build alone, before all else: how long the page waits for its worker. What it finds are
// measures of the page's timeline, which a trace tells of.

/** A message over the wire, as comlink writes it: a call, or the answer to one. */
interface Message {
  readonly id: string;
  readonly path?: readonly string[];
}

const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && 'id' in data;

/** Calls without an answer yet. */
const sent = new Map<string, { readonly name: string; readonly since: number }>();
/** The last click that answers a question, until what comes of it is there. */
let clicked: number | null = null;

const { addEventListener, postMessage } = MessagePort.prototype;

MessagePort.prototype.postMessage = function (
  this: MessagePort,
  message: unknown,
  transfer?: Transferable[] | StructuredSerializeOptions,
) {
  if (isMessage(message) && message.path !== undefined) {
    const since = performance.now();
    if (message.path[0] === 'answer') clicked = since;
    else sent.set(message.id, { name: message.path.join('.'), since });
  }
  Reflect.apply(postMessage, this, [message, transfer]);
};

function arrived(data: unknown, at: number): void {
  if (!isMessage(data)) return;
  const call = sent.get(data.id);
  if (data.path === undefined && call !== undefined) {
    sent.delete(data.id);
    performance.measure(`page: ${call.name}`, { start: call.since, end: at });
  } else if (data.path?.[0] === 'onSnapshot' && clicked !== null) {
    performance.measure('page: answer', { start: clicked, end: at });
    clicked = null;
  }
}

MessagePort.prototype.addEventListener = function (
  this: MessagePort,
  type: string,
  listener: EventListenerOrEventListenerObject,
) {
  const heard = (event: Event): void => {
    const at = performance.now();
    if (event instanceof MessageEvent) arrived(event.data, at);
    if (typeof listener === 'function') listener.call(this, event);
    else listener.handleEvent(event);
  };
  addEventListener.call(this, type, heard);
};

export {};
