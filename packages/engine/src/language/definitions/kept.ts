// Contents of a collection, kept to be put back.

export function keptMap<K, V>(map: Map<K, V>): () => void {
  const entries = [...map];
  return () => {
    map.clear();
    for (const [key, value] of entries) map.set(key, value);
  };
}

export function keptSet<T>(set: Set<T>): () => void {
  const members = [...set];
  return () => {
    set.clear();
    for (const member of members) set.add(member);
  };
}
