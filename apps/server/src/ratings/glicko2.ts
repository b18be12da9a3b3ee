// Glicko-2, by Mark Glickman, "Example of the Glicko-2 system" (2022-03-22, http://www.glicko.net/glicko/glicko2.pdf). The
// steps below are those of the paper, with its letters on the scale on which it computes: mu, phi and sigma.
//
// The paper rates all games of a period at once, and lets a deviation grow once a period. Here somebody is rated after each
// match, as others do it who play online: a period is a length of time, of which a fraction has gone by since the last match.

/** What is known of somebody's strength. */
export interface Rating {
  /** 1500: as strong as those who are new. Who has 400 more wins ten games of eleven. */
  readonly rating: number;
  /** How unsure that is: the true strength lies within twice as much with a probability of 95 %. */
  readonly deviation: number;
  /** How much the strength itself is expected to change in a period. */
  readonly volatility: number;
}

/** One game, as one of the two sees it. */
export interface Game {
  /** As both were when they began. */
  readonly opponent: Rating;
  /** 1: won, 0: lost, 0.5: drawn, which no match of KeyForge is. */
  readonly score: number;
}

/** Somebody of whom nothing is known. */
export const newcomer: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How far a rating may go, whatever somebody plays against whom. */
export const limits = {
  rating: { least: 400, most: 4000 },
  /** Below the least nothing would move any more; above the most one would be surer of a newcomer. */
  deviation: { least: 45, most: newcomer.deviation },
  volatility: { least: 0.01, most: 0.1 },
} as const;

/** How much volatilities change: the paper says 0.3 to 1.2, and computes its example with 0.5. */
const tau = 0.5;

/** How much of a rating is 1 on the scale of the paper. */
export const scale = 173.7178;

interface Scaled {
  readonly mu: number;
  readonly phi: number;
  readonly sigma: number;
}

const scaled = ({ rating, deviation, volatility }: Rating): Scaled => ({
  mu: (rating - newcomer.rating) / scale,
  phi: deviation / scale,
  sigma: volatility,
});

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

const capped = ({ mu, phi, sigma }: Scaled): Rating => ({
  rating: within(newcomer.rating + scale * mu, limits.rating),
  deviation: within(scale * phi, limits.deviation),
  volatility: within(sigma, limits.volatility),
});

/** How little a game against somebody of that deviation says. */
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** How probable a win is. */
const expected = (mu: number, opponent: Scaled): number => 1 / (1 + Math.exp(-g(opponent.phi) * (mu - opponent.mu)));

/**
 * The rating after some games.
 * @param periods how many rating periods went by since the deviation was last true; the paper has 1
 */
export function rate(rating: Rating, games: readonly Game[], periods: number): Rating {
  if (games.length === 0) return afterAbsence(rating, periods);
  const own = scaled(rating);
  // Step 3: the variance that these games have by themselves. Step 4: how much better than expected they went.
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const other = scaled(opponent);
    const chance = expected(own.mu, other);
    information += g(other.phi) ** 2 * chance * (1 - chance);
    surprise += g(other.phi) * (score - chance);
  }
  const variance = 1 / information;
  const sigma = newVolatility(own, variance, variance * surprise);
  // Step 6: time makes unsure. Step 7: games make surer.
  const phiStar = Math.sqrt(own.phi ** 2 + periods * sigma ** 2);
  const phi = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / variance);
  return capped({ mu: own.mu + phi ** 2 * surprise, phi, sigma });
}

/** The rating of somebody who did not play for so many periods: the same strength, less surely. */
export function afterAbsence(rating: Rating, periods: number): Rating {
  const { mu, phi, sigma } = scaled(rating);
  return capped({ mu, phi: Math.sqrt(phi ** 2 + periods * sigma ** 2), sigma });
}

/** Step 5: the volatility that makes what happened most plausible, by the Illinois algorithm. */
function newVolatility({ phi, sigma }: Scaled, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / tau ** 2;
  };
  let A = a;
  let B = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let k = 1;
    while (f(a - k * tau) < 0) k++;
    B = a - k * tau;
  }
  let [fA, fB] = [f(A), f(B)];
  const near = 1e-6;
  while (Math.abs(B - A) > near) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}
