import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('beanstalk', () => {
  it('lets friendly Giants enter ready, and no others', () => {
    const t = table({ me: { house: 'brobnar', hand: ['troll', 'pelf'], artifacts: ['beanstalk'] } });
    t.me.play('troll').play('pelf');
    t.expect({ me: { line: ['troll', { id: 'pelf', exhausted: true }] } });
  });

  it('finds a Giant creature in the deck or discard pile', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['beanstalk'],
        deck: ['troll', 'pelf', 'mother'],
        discard: ['bumpsy', 'punch'],
      },
    });
    t.me.action('beanstalk');
    expect(t.options()).not.toContain('pelf');
    t.me.choose('troll');
    t.expect({ me: { hand: ['troll'], deck: ['pelf', 'mother'], discard: ['bumpsy', 'punch'] } });
  });

  it('may fail to find one', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['beanstalk'], deck: ['troll'] } });
    t.me.action('beanstalk').done();
    t.expect({ me: { hand: [], deck: ['troll'], artifacts: [{ id: 'beanstalk', exhausted: true }] } });
  });
});
