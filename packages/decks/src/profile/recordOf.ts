// A record with a value for each key of a closed list.

/** The only place where the compiler has to be told that all keys are there. */
export const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
