import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('awakened-titan', () => {
  it.each([
    { discard: ten, exhausted: false },
    { discard: ten.slice(1), exhausted: true },
  ])('readies only where its controller is haunted: exhausted $exhausted', ({ discard, exhausted }) => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: [{ id: 'awakened-titan', exhausted: true }], discard },
      foe: { houses: ['brobnar'], discard: ten },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'awakened-titan', exhausted }] } });
  });

  it('is not readied by an effect either', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['might-club'], line: [{ id: 'awakened-titan', exhausted: true }] },
    });
    t.me.action('might-club');
    t.expect({ me: { line: [{ id: 'awakened-titan', exhausted: true, enraged: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling awakened-titan/beanstalk: what lets Giants enter ready lets it, too (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'brobnar', hand: ['awakened-titan'], artifacts: ['beanstalk'] } });
      t.me.play('awakened-titan');
      t.expect({ me: { line: ['awakened-titan'] } });
    },
  );
});
