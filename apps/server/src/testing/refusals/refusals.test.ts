// Each code that the OpenAPI document or the live protocol declares really comes up: proofs.json names the test in which it
// does, and test/metRefusals.ts checks that test when it runs. write.ts makes the table.
import { describe, expect, it } from 'vitest';
import { declaredRefusals } from './declared.ts';
import { isFoundIn } from './isFoundIn.ts';
import proofs from './proofs.json' with { type: 'json' };

/** Declared, and met by no test that is watched yet: this list only becomes shorter. */
const unmet: readonly string[] = [
  'PUT /api/me/decks/:id conflict',
  'POST /api/moderation/people/:name/password-resets conflict',
  'POST /api/tables conflict',
  'POST /api/tables/import conflict',
  'PUT /api/tables/:id/deck conflict',
  'DELETE /api/tables/:id/seats/me conflict',
  'PUT /api/tables/:id/seats/:seat/bot conflict',
  'DELETE /api/tables/:id/seats/:seat/bot conflict',
  'POST /api/tournaments conflict',
  'PUT /api/tournaments/:id/players/me conflict',
  'DELETE /api/tournaments/:id/players/me conflict',
  'DELETE /api/tournaments/:id/players/:name conflict',
  'POST /api/tournaments/:id/start conflict',
  'DELETE /api/tournaments/:id conflict',
  'PUT /api/tournaments/:id/tables/:table/result conflict',
  'REST failed',
  'REST wrong-type',
  'live failed',
  'command answer too-late',
  'command answer endless',
  'command take-back stale',
  'command take-back too-late',
  'command agree not-now',
  'command agree too-late',
  'command decline not-now',
  'command call not-asked',
  'command call no-option',
  'command call too-late',
  'command choose-first not-asked',
  'command choose-first too-late',
  'command rematch not-allowed',
];

describe('every refusal that is declared', () => {
  it('has a test that meets it, and no other is named', () => {
    expect([...Object.keys(proofs), ...unmet].toSorted()).toEqual([...declaredRefusals].toSorted());
  });

  it('is met by a test that is there', () => {
    expect([...new Set(Object.values<string>(proofs))].filter((test) => !isFoundIn(test))).toEqual([]);
  });
});
