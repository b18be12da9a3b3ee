// Refusals that came up since a test began. Whoever asks a server for a test notes them here; proofs.json names a test for each.

const met = new Set<string>();

/** Notes a refusal, by its key in declared.ts. */
export const noteRefusal = (key: string): void => void met.add(key);

/** The refusals since this was last asked. */
export function takeRefusals(): ReadonlySet<string> {
  const taken = new Set(met);
  met.clear();
  return taken;
}
