// The engine for programs in any language.
import '@vaultsong/cards';

export { type ActionBlock, actionBlocks, actionCount } from './encoding/action.ts';
export type { Encoding, Numbers } from './encoding/numbers.ts';
export type { Observation } from './encoding/observation.ts';
export type { EncodedOption, OptionKind } from './encoding/option.ts';
export type { EncodedQuestion } from './encoding/question.ts';
export { EnvFault, type FaultCode, faultCodes } from './fault.ts';
export { protocolVersion } from './protocol/description.ts';
export { type Env, type EnvOptions, openEnv, type Reply } from './protocol/handle.ts';
export { longestLine } from './protocol/lines.ts';
export { type FaultReply, serve } from './protocol/serve.ts';
