// Types of the part of papaparse that is used. Its published types pull in those of Node, which the page must not see.
declare module 'papaparse' {
  interface Mistake {
    readonly message: string;
    /** Counted from 0. */
    readonly row?: number;
  }

  interface Papa {
    parse(
      text: string,
      settings: { readonly skipEmptyLines: 'greedy'; readonly preview: number },
    ): { readonly data: readonly (readonly string[])[]; readonly errors: readonly Mistake[] };

    unparse(
      rows: readonly (readonly string[])[],
      settings: { readonly newline: '\n'; readonly escapeFormulae: RegExp },
    ): string;
  }

  const papa: Papa;
  export default papa;
}
