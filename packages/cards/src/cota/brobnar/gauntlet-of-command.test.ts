import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gauntlet-of-command', () => {
  it('exhausts, readies a friendly creature of any house and fights with it', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['gauntlet-of-command'],
        line: [{ id: 'doc-bookton', exhausted: true }, 'dust-imp'],
      },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.action('gauntlet-of-command').choose('doc-bookton').choose('tocsin');
    t.expect({
      me: {
        artifacts: [{ id: 'gauntlet-of-command', exhausted: true }],
        line: [{ id: 'doc-bookton', damage: 3, exhausted: true }, 'dust-imp'],
        aember: 0,
      },
      foe: { line: ['mother'] },
    });
  });

  it('enters play exhausted', () => {
    const t = table({ me: { house: 'brobnar', hand: ['gauntlet-of-command'], line: ['headhunter'] }, foe: {} });
    t.me.play('gauntlet-of-command').cannot('action', 'gauntlet-of-command', 'exhausted');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'gauntlet-of-command', exhausted: true }], line: ['headhunter'] },
    });
  });

  it('cannot be used in a turn of another house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['gauntlet-of-command'], line: ['headhunter'] },
      foe: { line: ['tocsin'] },
    });
    t.me.cannot('action', 'gauntlet-of-command', 'wrong-house');
    t.expect({ me: { artifacts: ['gauntlet-of-command'], line: ['headhunter'] }, foe: { line: ['tocsin'] } });
  });

  it('may be used to no effect without a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['gauntlet-of-command'] }, foe: { line: ['tocsin'] } });
    t.me.action('gauntlet-of-command');
    t.expect({ me: { artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('lets one creature fight twice in a turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['gauntlet-of-command'], line: ['headhunter'] },
      foe: { line: ['dust-imp', 'urchin'] },
    });
    t.me.fight('headhunter', 'dust-imp').action('gauntlet-of-command');
    t.expect({
      me: { aember: 2, line: [{ id: 'headhunter', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: ['urchin'] },
    });
  });
});
