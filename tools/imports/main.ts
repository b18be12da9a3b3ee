/** `npm run imports`: fails when a source file breaks the import law (./law.ts), naming file, import and rule. */
import path from 'node:path';
import { checkImports } from './check.ts';
import { rules } from './law.ts';

const { files, imports, violations } = checkImports(path.resolve(import.meta.dirname, '../..'));

for (const { file, line, what, rule } of violations) {
  console.error(`${file}:${line}  ${what}\n  breaks the rule "${rule}": ${rules[rule]}`);
}
console.log(`${imports} imports in ${files} files, ${violations.length} against the law`);
process.exitCode = violations.length > 0 ? 1 : 0;
