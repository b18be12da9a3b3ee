/** `npx tsx bench/src/claims/main.ts NAME`: measures one thing that documents tell, and prints it as JSON. `npm run claims` keeps the outcomes. */
import '@vaultsong/cards';
import { help, requestOf } from './request.ts';

/** A line on standard error, at most every five seconds. */
function progress(): (done: number, of: number) => void {
  const started = Date.now();
  let told = started;
  return (done, of) => {
    const now = Date.now();
    if (now - told < 5000) return;
    told = now;
    const left = Math.round(((now - started) / 1000 / done) * (of - done));
    console.error(`  ${done} of ${of}, ${Math.round((now - started) / 1000)} s, about ${left} s left`);
  };
}

try {
  const request = requestOf(process.argv.slice(2));
  if (request === null) console.log(help);
  else console.log(JSON.stringify(await request.measurement.run(request.amount, progress())));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
  process.exitCode = 2;
}
