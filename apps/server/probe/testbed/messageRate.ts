// Limits that are no limits, for probes that ask more of a server than anybody may.
export const generous = { messageRate: { perSecond: 1e9, burst: 1e9, patience: 1e9 } } as const;
