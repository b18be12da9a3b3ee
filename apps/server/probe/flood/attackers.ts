// All who flood, in a process of their own: what they need is neither what the server needs nor what those who play need.
import '@vaultsong/cards';
import type { Target } from './attacks.ts';
import { attack, prepare } from './attacks.ts';
import type { FromAttackers, ToAttackers } from './messages.ts';

let target: Target | null = null;
const tell = (message: FromAttackers): void => void process.send?.(message);

async function hear(message: ToAttackers): Promise<void> {
  if (message.say === 'prepare') {
    target = await prepare(message.address);
    return tell({ say: 'ready' });
  }
  if (target === null) throw new Error('nothing is prepared');
  tell({ say: 'done', counts: await attack(target, message.seconds, message.only) });
}

process.on('message', (message: ToAttackers) => {
  hear(message).catch((error: unknown) => tell({ say: 'failed', why: String(error) }));
});
process.on('disconnect', () => process.exit());
tell({ say: 'ready' });
