// The last answers of this seat, so that an undo takes back also those that were given in the player's place.

export class GivenAnswers {
  /** For each of them: whether it was given in the place of the player. */
  #areOwn: readonly boolean[] = [];
  /** How many take-backs of the player are on their way. */
  #expected = 0;

  add(isOwn: boolean): void {
    this.#areOwn = [...this.#areOwn, isOwn];
    this.#expected = 0;
  }

  /** How many answers an undo takes back: the last decision, and what was answered since in the player's place. */
  get sinceDecision(): number {
    const decided = this.#areOwn.lastIndexOf(false);
    return decided < 0 ? 1 : this.#areOwn.length - decided;
  }

  /** An answer is to be taken back. */
  takesBack(): void {
    this.#expected += 1;
  }

  /** The game is told anew: an answer was taken back, or it is not known what is left of them. */
  toldAnew(): void {
    this.#areOwn = this.#expected > 0 ? this.#areOwn.slice(0, -1) : [];
    this.#expected = Math.max(0, this.#expected - 1);
  }
}
