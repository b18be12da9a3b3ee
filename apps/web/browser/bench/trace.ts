// Reads a trace of Chromium: what each thread did, by the clock and by its own processor time, so that other programs on a
// busy machine do not count. The format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
import { z } from 'zod';

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds by the clock; `tdur` of processor time. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
  id2: z.object({ local: z.string().optional() }).optional(),
  args: z.looseObject({
    name: z.string().optional(),
    data: z.looseObject({ url: z.string().optional(), type: z.string().optional() }).optional(),
  }),
});

type Event = z.infer<typeof event>;

/** What the trace is made of, for `Browser.startTracing`. */
export const categories: readonly string[] = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** Something that a thread did, with what it did within; times in milliseconds. */
export interface Work {
  readonly name: string;
  readonly start: number;
  readonly clock: number;
  readonly processor: number;
  /** The script that ran, or the kind of an event that was handled. */
  readonly of: string;
  readonly within: readonly Work[];
}

/** A measure of the timeline, as `performance.measure` made it. */
export interface Measure {
  readonly name: string;
  readonly start: number;
  readonly clock: number;
}

export interface Thread {
  readonly measures: readonly Measure[];
  /** In the order in which they were done; nothing is within two of them. */
  readonly tasks: readonly Work[];
}

const task = 'ThreadControllerImpl::RunTask';

/** Puts what was done under what it was done in. @param done of one thread */
function nested(done: readonly Event[]): readonly Work[] {
  const all: Work[] = [];
  const open: { readonly end: number; readonly within: Work[] }[] = [];
  for (const { name, ts, dur, tdur, args } of done.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const within: Work[] = [];
    const of = args.data?.url?.replace(/^.*\//, '') ?? args.data?.type ?? '';
    (open.at(-1)?.within ?? all).push({
      name,
      start: ts / 1000,
      clock: dur / 1000,
      processor: tdur / 1000,
      of,
      within,
    });
    open.push({ end: ts + dur, within });
  }
  return all.filter(({ name }) => name === task);
}

/** Measures begin and end in events of their own; those of one identity do not overlap. */
function measuresIn(events: readonly Event[]): readonly Measure[] {
  const begun = new Map<string, number>();
  const found: Measure[] = [];
  for (const { name, ph, ts, id2 } of events) {
    const key = `${name} ${id2?.local}`;
    const start = begun.get(key);
    if (ph === 'b') begun.set(key, ts);
    else if (ph === 'e' && start !== undefined) found.push({ name, start: start / 1000, clock: (ts - start) / 1000 });
  }
  return found;
}

/**
 * The threads that have measures of a name.
 * @param trace as `Browser.stopTracing` gives it
 */
export function threadsWith(trace: string, named: RegExp): readonly Thread[] {
  const events = z.object({ traceEvents: z.array(event) }).parse(JSON.parse(trace)).traceEvents;
  const threads = new Map<string, Event[]>();
  for (const one of events) {
    const key = `${one.pid} ${one.tid}`;
    const others = threads.get(key);
    if (others === undefined) threads.set(key, [one]);
    else others.push(one);
  }
  return [...threads.values()].flatMap((done) => {
    const measures = measuresIn(done.filter(({ name }) => named.test(name)));
    return measures.length === 0 ? [] : [{ measures, tasks: nested(done.filter(({ ph }) => ph === 'X')) }];
  });
}
