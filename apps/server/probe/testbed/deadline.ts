// Deadline for everything that a probe waits for, so that a probe that hangs names its cause. It is so long that no
// busy machine is too slow.

const patience = 120_000;

/** @throws Error when it has not come after two minutes */
export async function within<T>(what: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${name}`)), patience);
  });
  try {
    return await Promise.race([what, late]);
  } finally {
    clearTimeout(timer);
  }
}
