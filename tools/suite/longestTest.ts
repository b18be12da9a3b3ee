// The longest time that a test may take, in milliseconds: many times what any honest one needs on the busiest machine. Nothing but a test that hangs
// meets it; the test of the watchdog itself asks for less.
export const longestTest = Number(process.env.VAULTSONG_LONGEST_TEST ?? 300_000);
