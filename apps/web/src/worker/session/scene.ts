// Moments of an automaton's turn that are still to be shown before the game goes on.
import type { Seat } from '@vaultsong/engine';
import type { Beat } from '../present/beats.ts';

export interface Scene extends Beat {
  /** How long the log was. */
  readonly lines: number;
  /** Whose eyes it is seen with. */
  readonly me: Seat;
}

export class Scenes {
  #all: Scene[] = [];

  get first(): Scene | null {
    return this.#all[0] ?? null;
  }

  get areLeft(): boolean {
    return this.#all.length > 0;
  }

  add(scene: Scene): void {
    this.#all.push(scene);
  }

  /** The first of them has been shown. */
  drop(): void {
    this.#all.shift();
  }

  clear(): void {
    this.#all = [];
  }
}
