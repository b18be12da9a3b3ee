// The stages of `npm test`: every check of the project, in the order in which what is quick speaks first.

export interface Stage {
  /** The npm script that runs it alone, too. */
  readonly script: string;
  readonly title: string;
  /** A report of its single tests, as a file that the runner reads when it has ended. */
  readonly report?: {
    readonly kind: 'vitest' | 'playwright';
    /** What makes the stage write its report to that file. */
    readonly ask: (file: string) => {
      readonly words: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    };
  };
}

const types: Stage = { script: 'types', title: 'Types' };
const lint: Stage = { script: 'lint', title: 'Format and lint' };
const imports: Stage = { script: 'imports', title: 'Import law' };

const unit: Stage = {
  script: 'unit',
  title: 'Unit and conformance tests',
  report: {
    kind: 'vitest',
    ask: (file) => ({ words: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }),
  },
};

const browser: Stage = {
  script: 'browser',
  title: 'Browser tests',
  report: {
    kind: 'playwright',
    ask: (file) => ({ words: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
  },
};

/**
 * Stages that stand together run side by side; each group waits for the one before. Unit and browser tests side by side are no quicker on
 * two processors: the work costs more then.
 */
export const groups: readonly (readonly Stage[])[] = [[types, lint, imports], [unit], [browser]];
