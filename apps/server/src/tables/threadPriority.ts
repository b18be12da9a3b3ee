// The priority of threads that work for the server beside the one that serves everybody: bots that think, and workers.

/**
 * By so much nicer than the thread that serves everybody. On a machine of few cores whatever keeps them busy would else take turns with it,
 * and one address that has games played again would slow down all tables. Not so nice that the start of a thread, some seconds of work, takes a minute
 * beside others.
 */
export const niceIncrement = 5;
