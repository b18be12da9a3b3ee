/** A port of `mwmatching.py` by Joris van Rantwijk to JavaScript. It has no types of its own. */
declare module 'edmonds-blossom-fixed' {
  /**
   * @param edges vertices from 0, without gaps, and a weight
   * @param maxCardinality as many pairs as possible come first, their weight second
   * @returns by vertex: the other one of its pair, or -1
   */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): number[];
}
