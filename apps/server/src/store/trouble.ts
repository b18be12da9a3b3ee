// Troubles of an open database, for the log: each is told once there is somebody who hears it.

export type Trouble =
  /** Others than its owner may read the data folder. */
  | { readonly is: 'exposed'; readonly why: string }
  /** The embedded database ended by itself; it is opened anew when somebody asks it something. */
  | { readonly is: 'broke'; readonly why: string }
  | { readonly is: 'reopened' }
  /** It cannot be opened any more, and this process is of no use. */
  | { readonly is: 'ended'; readonly why: string };

export type OnTrouble = (trouble: Trouble) => void;

export class Troubles {
  #before: Trouble[] = [];
  #listener: OnTrouble | null = null;

  tell(trouble: Trouble): void {
    if (this.#listener === null) this.#before.push(trouble);
    else this.#listener(trouble);
  }

  /** There is one who hears; it hears as well what was before. */
  hear(listener: OnTrouble): void {
    this.#listener = listener;
    for (const trouble of this.#before.splice(0)) listener(trouble);
  }
}
