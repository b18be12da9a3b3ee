// Troubles of an open database, for the log: each is told once there is somebody who hears it.

export type Incident =
  /** Others than its owner may read the data folder. */
  | { readonly type: 'exposed'; readonly why: string }
  /** The embedded database ended by itself; it is opened anew when somebody asks it something. */
  | { readonly type: 'broke'; readonly why: string }
  | { readonly type: 'reopened' }
  /** It cannot be opened any more, and this process is of no use. */
  | { readonly type: 'ended'; readonly why: string };

export type OnIncident = (incident: Incident) => void;

export class Incidents {
  #before: Incident[] = [];
  #listener: OnIncident | null = null;

  report(incident: Incident): void {
    if (this.#listener === null) this.#before.push(incident);
    else this.#listener(incident);
  }

  /** There is one who hears; it hears as well what was before. */
  listen(listener: OnIncident): void {
    this.#listener = listener;
    for (const incident of this.#before.splice(0)) listener(incident);
  }
}
