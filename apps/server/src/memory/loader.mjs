// Collects the garbage of the thread that translates sources. Node runs this there when it is registered; TypeScript is not translated there,
// so it is written out once more.
import { Session } from 'node:inspector';

export function initialize() {
  // Whoever registers it waits for the end of this, and not for the collection.
  setImmediate(() => {
    const session = new Session();
    session.connect();
    session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
  });
}
