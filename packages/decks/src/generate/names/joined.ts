// Joint of two parts of a name: letters that both have are written once: "North" and "thread" make "Northread".

export function joined(front: string, end: string): string {
  const shared = [2, 1].find((n) => end.length > n && front.toLowerCase().endsWith(end.slice(0, n)));
  return front + end.slice(shared ?? 0);
}
