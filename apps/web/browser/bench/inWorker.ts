// Runs in the worker of the measured build alone, before all else: how long the worker itself works, by what it was
// asked for. What it finds are measures of the worker's own timeline, which a trace tells of.

/** A call over the wire, as comlink writes it. */
interface Call {
  readonly path: readonly string[];
}

const isCall = (data: unknown): data is Call =>
  typeof data === 'object' && data !== null && 'path' in data && Array.isArray(data.path);

/** The call that is worked on, until its first snapshot was sent. */
let asked: { readonly name: string; readonly since: number } | null = null;
/** When the pause before a bot's move ended, until the move was made. */
let woken: number | null = null;

function ends(): void {
  if (asked !== null) performance.measure(`worker: ${asked.name}`, { start: asked.since });
  else if (woken !== null) performance.measure("worker: bot's move", { start: woken });
  asked = null;
  woken = null;
}

const { addEventListener, postMessage } = MessagePort.prototype;

MessagePort.prototype.addEventListener = function (
  this: MessagePort,
  type: string,
  listener: EventListenerOrEventListenerObject,
) {
  const heard = (event: Event): void => {
    const since = performance.now();
    if (event instanceof MessageEvent && isCall(event.data)) asked = { name: event.data.path.join('.'), since };
    if (typeof listener === 'function') listener.call(this, event);
    else listener.handleEvent(event);
    ends();
  };
  addEventListener.call(this, type, heard);
};

MessagePort.prototype.postMessage = function (
  this: MessagePort,
  message: unknown,
  transfer?: Transferable[] | StructuredSerializeOptions,
) {
  Reflect.apply(postMessage, this, [message, transfer]);
  if (isCall(message) && message.path[0] === 'onSnapshot') ends();
};

const { setTimeout: start } = globalThis;

/** Nobody watches the bot here: its pauses are this long, in milliseconds. */
const longestPause = 20;

globalThis.setTimeout = ((work: () => void, milliseconds: number) => {
  ends();
  return start(
    () => {
      woken = performance.now();
      work();
    },
    Math.min(milliseconds, longestPause),
  );
}) as typeof setTimeout;

export {};
