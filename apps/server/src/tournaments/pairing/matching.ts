// A matching: pairs of vertices of a graph, no vertex in two of them. Here as many pairs as there can be, and of all such
// matchings one of most weight, by Edmonds' blossom algorithm. Our own, because no library that is kept does it.
//
// Each vertex has a dual, so that the duals of two ends are never less than twice the weight of their edge; how much more they
// are is its slack, and only edges without slack (tight ones) are used. Each stage grows trees of alternating paths from all
// vertices that are free: outer nodes are reached over a matched edge (or free), inner ones over another. Duals go down outside
// and up inside, until something happens:
//
// - a tight edge to a node in no tree: it becomes inner, and its mate outer;
// - a tight edge between two trees: the path from root to root is turned over, which makes one pair more, and ends the stage;
// - a tight edge within one tree: the odd cycle that it closes becomes one outer node, a blossom;
// - the dual of an inner blossom is used up: it is opened again.
//
// When nothing can happen any more, no matching has more pairs, and the duals prove that none as large has more weight. Numbers
// stay whole where weights are: duals start alike, so that the slack between outer nodes is even. It takes about n^3 steps, and n^4
// only where blossoms close within blossoms all the time: 30 ms for 128 vertices.

/** Two vertices and what their pair weighs, a whole number; at most one edge for each two. */
export type Edge = readonly [one: number, other: number, weight: number];

type Link = readonly [from: number, to: number];

/** A vertex, or a blossom: an odd cycle of nodes that counts as one. */
interface Node {
  readonly vertices: readonly number[];
  /** Of a blossom: the cycle, first the one with the vertex that is not matched within; then 1 with 2 is matched, 3 with 4… */
  cycle: readonly Node[];
  /** From each of the cycle to the next. */
  links: readonly Link[];
  /** Of a blossom; vertices have theirs in a list. */
  dual: number;
  label: 'outer' | 'inner' | null;
  /** From its parent in the tree; null at a root. */
  via: Link | null;
  /** The vertex by which it is matched to another node. */
  base: number;
}

/** What happens next, and by how much duals change before. */
type Event =
  | { readonly kind: 'edge'; readonly change: number; readonly from: number; readonly to: number }
  | { readonly kind: 'open'; readonly change: number; readonly blossom: Node };

const inReverse = ([from, to]: Link): Link => [to, from];

/**
 * The heaviest of the matchings with most pairs.
 * @param size how many vertices there are, from 0
 * @returns by vertex: the other one of its pair, or null
 */
export function heaviestMatching(size: number, edges: readonly Edge[]): readonly (number | null)[] {
  return new Matching(size, edges).solve();
}

class Matching {
  readonly #size: number;
  readonly #weights: Float64Array;
  readonly #duals: Float64Array;
  readonly #mates: (number | null)[];
  /** By vertex: the outermost node that it is in. */
  readonly #tops: Node[];
  /** By vertex: the vertex of another outer node with least slack, or -1. */
  readonly #nearest: Int32Array;

  constructor(size: number, edges: readonly Edge[]) {
    this.#size = size;
    this.#weights = new Float64Array(size * size).fill(Number.NEGATIVE_INFINITY);
    for (const [one, other, weight] of edges) {
      this.#weights[one * size + other] = weight;
      this.#weights[other * size + one] = weight;
    }
    this.#duals = new Float64Array(size).fill(edges.reduce((most, [, , weight]) => Math.max(most, weight), -(2 ** 53)));
    this.#mates = Array.from({ length: size }, () => null);
    this.#tops = Array.from({ length: size }, (_, at) => ({
      ...{ vertices: [at], cycle: [], links: [], dual: 0, label: null, via: null, base: at },
    }));
    this.#nearest = new Int32Array(size);
  }

  solve(): readonly (number | null)[] {
    while (this.#addsPair());
    return this.#mates;
  }

  /** One stage. @returns false where no pair can be added */
  #addsPair(): boolean {
    this.#nearest.fill(-1);
    const tops = new Set(this.#tops);
    for (const node of tops) node.label = null;
    for (const node of tops) if (this.#mates[node.base] === null) this.#makeOuter(node, null);
    for (let event = this.#next(); event !== null; event = this.#next()) {
      this.#change(event.change);
      if (event.kind === 'open') this.#open(event.blossom);
      else if (this.#top(event.to).label === null) this.#grow([event.from, event.to]);
      else if (this.#joins([event.from, event.to])) return true;
    }
    return false;
  }

  #top(vertex: number): Node {
    const node = this.#tops[vertex];
    if (node === undefined) throw new Error(`There is no vertex ${vertex}; there are ${this.#size}, from 0`);
    return node;
  }

  #slack(one: number, other: number): number {
    const weight = this.#weights[one * this.#size + other] ?? Number.NEGATIVE_INFINITY;
    return (this.#duals[one] ?? 0) + (this.#duals[other] ?? 0) - 2 * weight;
  }

  /** What happens at the least change of duals. */
  #next(): Event | null {
    let best: Event | null = null;
    for (let to = 0; to < this.#size; to++) {
      const [from, { label }] = [this.#nearest[to] ?? -1, this.#top(to)];
      if (from < 0 || label === 'inner') continue;
      const change = this.#slack(from, to) / (label === 'outer' ? 2 : 1);
      if (best === null || change < best.change) best = { kind: 'edge', change, from, to };
    }
    for (const blossom of new Set(this.#tops))
      if (blossom.label === 'inner' && blossom.cycle.length > 0 && (best === null || blossom.dual / 2 < best.change))
        best = { kind: 'open', change: blossom.dual / 2, blossom };
    return best;
  }

  #change(by: number): void {
    for (const node of new Set(this.#tops)) {
      if (node.label === null) continue;
      const signed = node.label === 'outer' ? -by : by;
      for (const vertex of node.vertices) this.#duals[vertex] = (this.#duals[vertex] ?? 0) + signed;
      node.dual -= 2 * signed;
    }
  }

  #makeOuter(node: Node, via: Link | null): void {
    node.label = 'outer';
    node.via = via;
    this.#measureFrom(node);
  }

  /** Notes where vertices of an outer node are the nearest, and what is nearest to them. */
  #measureFrom(node: Node): void {
    for (const own of node.vertices) {
      const old = this.#nearest[own] ?? -1;
      if (old >= 0 && this.#top(old) === node) this.#nearest[own] = -1;
      for (let other = 0; other < this.#size; other++) {
        const top = this.#top(other);
        if (top === node) continue;
        this.#offer(own, other);
        if (top.label === 'outer') this.#offer(other, own);
      }
    }
  }

  #offer(from: number, to: number): void {
    const old = this.#nearest[to] ?? -1;
    const slack = this.#slack(from, to);
    if (slack < (old < 0 ? Number.POSITIVE_INFINITY : this.#slack(old, to))) this.#nearest[to] = from;
  }

  #grow(link: Link): void {
    const inner = this.#top(link[1]);
    inner.label = 'inner';
    inner.via = link;
    const mate = this.#mates[inner.base];
    if (mate === null || mate === undefined) throw new Error('A node in no tree is matched');
    this.#makeOuter(this.#top(mate), [inner.base, mate]);
  }

  /** From a node to the root of its tree. */
  #pathFrom(vertex: number): readonly Node[] {
    const path = [this.#top(vertex)];
    for (let via = path[0]?.via ?? null; via !== null; via = path.at(-1)?.via ?? null) path.push(this.#top(via[0]));
    return path;
  }

  /** Two outer nodes meet. @returns whether they are of two trees, so that there is one pair more */
  #joins(link: Link): boolean {
    const [one, other] = [this.#pathFrom(link[0]), this.#pathFrom(link[1])];
    const meeting = one.find((node) => other.includes(node));
    if (meeting !== undefined) {
      this.#close(
        meeting,
        one.slice(0, one.indexOf(meeting)).toReversed(),
        link,
        other.slice(0, other.indexOf(meeting)),
      );
      return false;
    }
    this.#turnOver(link);
    this.#turnOver(inReverse(link));
    return true;
  }

  /** Makes a blossom of a cycle: from where its sides meet down one side, over the link, and up the other one. */
  #close(meeting: Node, down: readonly Node[], link: Link, up: readonly Node[]): void {
    const vias = (side: readonly Node[]) => side.flatMap(({ via }) => (via === null ? [] : [via]));
    const cycle = [meeting, ...down, ...up];
    const blossom: Node = {
      ...{ vertices: cycle.flatMap(({ vertices }) => vertices), cycle, dual: 0, base: meeting.base },
      ...{ links: [...vias(down), link, ...vias(up).map(inReverse)], label: 'outer', via: meeting.via },
    };
    for (const vertex of blossom.vertices) this.#tops[vertex] = blossom;
    this.#measureFrom(blossom);
  }

  /** Opens an inner blossom: those of its cycle between where the tree comes in and where it goes on stay in the tree. */
  #open(blossom: Node): void {
    for (const node of blossom.cycle) {
      node.label = null;
      for (const vertex of node.vertices) this.#tops[vertex] = node;
    }
    const entry = this.#top(blossom.via?.[1] ?? blossom.base);
    entry.label = 'inner';
    entry.via = blossom.via;
    for (const [at, link] of wayToBase(blossom, entry).entries()) {
      const node = this.#top(link[1]);
      if (at % 2 === 0) this.#makeOuter(node, link);
      else {
        node.label = 'inner';
        node.via = link;
      }
    }
  }

  /** Matches the first vertex to the second one, and turns over the path from there to the root. */
  #turnOver(link: Link): void {
    let [own, mate] = link;
    for (;;) {
      const outer = this.#top(own);
      this.#rebase(outer, own);
      this.#mates[own] = mate;
      if (outer.via === null) return;
      const inner = this.#top(outer.via[0]);
      if (inner.via === null) throw new Error('An inner node has a parent');
      [own, mate] = inner.via;
      this.#rebase(inner, mate);
      this.#mates[mate] = own;
    }
  }

  /** Matches within a blossom so that another vertex is the one that is left. */
  #rebase(node: Node, base: number): void {
    node.base = base;
    const entry = node.cycle.find(({ vertices }) => vertices.includes(base));
    if (entry === undefined) return;
    this.#rebase(entry, base);
    for (const [at, [one, other]] of wayToBase(node, entry).entries()) {
      if (at % 2 === 0) continue;
      for (const [own, mate] of [
        [one, other],
        [other, one],
      ] as const) {
        const part = node.cycle.find(({ vertices }) => vertices.includes(own));
        if (part !== undefined) this.#rebase(part, own);
        this.#mates[own] = mate;
      }
    }
    const first = node.cycle.indexOf(entry);
    node.cycle = [...node.cycle.slice(first), ...node.cycle.slice(0, first)];
    node.links = [...node.links.slice(first), ...node.links.slice(0, first)];
  }
}

/** The links from one of the cycle to its first one, on the side on which they are even in number: a matched one, then one that is not… */
function wayToBase({ cycle, links }: Node, entry: Node): readonly Link[] {
  const at = cycle.indexOf(entry);
  return at % 2 === 0 ? links.slice(0, at).toReversed().map(inReverse) : links.slice(at);
}
