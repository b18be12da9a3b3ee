// The engine for programs in any language.
import '@vaultsong/cards';

export { EnvFault, type FaultCode, faultCodes } from './fault.ts';
export { type Env, type EnvOptions, openEnv, type Reply } from './protocol/answering.ts';
export { protocolVersion } from './protocol/description.ts';
export { longestLine } from './protocol/lines.ts';
export { serve, type ToldFault } from './protocol/serve.ts';
export { type ActionBlock, actionBlocks, actionCount } from './told/action.ts';
export type { Encoding, Numbers } from './told/numbers.ts';
export type { Observation } from './told/observation.ts';
export type { OptionKind, ToldOption } from './told/option.ts';
export type { ToldQuestion } from './told/question.ts';
