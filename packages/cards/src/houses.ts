// The house files there are, one a line: what stands in a file that is listed here can be played.

export { brobnar as aoaBrobnar } from './aoa/brobnar.ts';
export { dis as aoaDis } from './aoa/dis.ts';
export { logos as aoaLogos } from './aoa/logos.ts';
export { mars as aoaMars } from './aoa/mars.ts';
export { sanctum as aoaSanctum } from './aoa/sanctum.ts';
export { shadows as aoaShadows } from './aoa/shadows.ts';
export { untamed as aoaUntamed } from './aoa/untamed.ts';
export { brobnar as cotaBrobnar } from './cota/brobnar.ts';
export { dis as cotaDis } from './cota/dis.ts';
export { logos as cotaLogos } from './cota/logos.ts';
export { mars as cotaMars } from './cota/mars.ts';
export { sanctum as cotaSanctum } from './cota/sanctum.ts';
export { shadows as cotaShadows } from './cota/shadows.ts';
export { untamed as cotaUntamed } from './cota/untamed.ts';
export { brobnar as wcBrobnar } from './wc/brobnar.ts';
export { dis as wcDis } from './wc/dis.ts';
export { logos as wcLogos } from './wc/logos.ts';
export { noHouse as wcNoHouse } from './wc/no-house.ts';
export { saurian as wcSaurian } from './wc/saurian.ts';
export { shadows as wcShadows } from './wc/shadows.ts';
export { starAlliance as wcStarAlliance } from './wc/star-alliance.ts';
export { untamed as wcUntamed } from './wc/untamed.ts';
