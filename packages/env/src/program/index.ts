// Players that are programs in any language. Needs Node: they are processes.
export { ProgramFault, type ProgramFaultKind, programFaultKinds } from './fault.ts';
export { type Program, startProgram } from './program.ts';
