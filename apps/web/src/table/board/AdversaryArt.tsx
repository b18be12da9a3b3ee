// The Keyraken itself, as a picture that fills the place it is given and quietly shows how it fares: the water stands higher
// at high tide, with each advance it comes nearer to the light, and its wounds open one after the other.
import { useId } from 'react';
import '../../style/adversary.css';
import { keyrakenPortrait as scene } from '@vaultsong/art';

interface AdversaryArtProps {
  readonly damage: number;
  readonly power: number;
  /** From 0; the fourth one is the last. */
  readonly advances: number;
  readonly tide: 'low' | 'high';
}

const mostAdvances = 4;
const waterline = { low: 44, high: 12 } as const;

/** How many of its wounds are open: the first with the first damage, the last when little is left. */
export function woundsShown(damage: number, power: number): number {
  if (damage <= 0 || power <= 0) return 0;
  return Math.min(scene.wounds.length, 1 + Math.floor((damage / power) * scene.wounds.length));
}

/** The arms to the right, and the same to the left. */
const Arms = ({ limbs, near }: { readonly limbs: typeof scene.nearArms; readonly near: boolean }) =>
  ['', 'translate(320 0) scale(-1 1)'].map((transform) => (
    <g key={transform} transform={transform}>
      {limbs.map(({ outline, shade, suckers }) => (
        <g key={outline}>
          <path d={outline} className={near ? 'kr-arm' : 'kr-arm-far'} />
          {near ? <path d={shade} className="kr-shade" /> : null}
          <path d={suckers} className={near ? 'kr-sucker' : 'kr-sucker-far'} />
        </g>
      ))}
    </g>
  ));

const Eye = ({ weary }: { readonly weary: number }) => {
  const id = useId();
  return (
    <>
      <path d={scene.socket} className="kr-socket" />
      <clipPath id={id}>
        <path d={scene.white} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={scene.white} className="kr-white" />
        <circle cx={160} cy={84} r={19} className="kr-iris" />
        <circle cx={160} cy={84} r={13} className="kr-iris-inner" />
        <path d={scene.pupil} className="kr-pupil" />
        <circle cx={154} cy={76} r={3} className="kr-glint" />
        {/* The lid sinks with its strength. */}
        <path
          d="M100 20H220V68Q160 56 100 68z"
          className="kr-lid"
          style={{ transform: `translateY(${weary * 17}px)` }}
        />
      </g>
    </>
  );
};

/** Decoration only: what it shows is said in words elsewhere. */
export function AdversaryArt({ damage, power, advances, tide }: AdversaryArtProps) {
  const id = useId();
  const risen = Math.min(Math.max(advances, 0), mostAdvances);
  const open = woundsShown(damage, power);
  const weary = power <= 0 ? 0 : Math.min(1, Math.max(0, damage / power));
  const water = { transform: `translateY(${waterline[tide]}px)` };
  return (
    <svg className="adversary-art" viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-deep`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d7483" />
          <stop offset=".45" stopColor="#0d3d58" />
          <stop offset="1" stopColor="#051225" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#7ff0dc" stopOpacity=".55" />
          <stop offset="1" stopColor="#7ff0dc" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-edge`} cx=".5" cy=".5" r=".75">
          <stop offset=".5" stopColor="#030a14" stopOpacity="0" />
          <stop offset="1" stopColor="#030a14" stopOpacity=".8" />
        </radialGradient>
      </defs>
      <path d="M-400-400H720V560H-400z" fill={`url(#${id}-deep)`} />
      <path d={scene.shafts} className="kr-shafts" />
      <g className="kr-moves" style={{ transform: `translateY(${(2 - risen) * 8}px) scale(${0.86 + risen * 0.07})` }}>
        <circle cx={160} cy={84} r={120} fill={`url(#${id}-glow)`} />
        <Arms limbs={scene.farArms} near={false} />
        <path d={scene.head} className="kr-head" />
        <path d={scene.headShade} className="kr-shade" />
        <path d={scene.ridges} className="kr-ridge" />
        {scene.spots.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="kr-spot" />
        ))}
        <Eye weary={weary} />
        {scene.wounds.map((wound, n) => (
          <path key={wound} d={wound} className={`kr-wound ${n < open ? 'is-open' : ''}`} />
        ))}
        <Arms limbs={scene.nearArms} near={true} />
      </g>
      {/* Far from the light it is hard to make out. */}
      <path d="M-400-400H720V560H-400z" className="kr-murk" style={{ opacity: 0.34 - risen * 0.085 }} />
      {scene.bubbles.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="kr-bubble" />
      ))}
      <g className="kr-moves" style={water}>
        <path d={scene.swell(-6, 7)} className="kr-sky" />
        <path d={scene.swell(0, 6)} className="kr-surface" />
        <path d={scene.crest(0, 6)} className="kr-crest" />
      </g>
      <path d="M0 0H320V160H0z" fill={`url(#${id}-edge)`} className="kr-edge" />
    </svg>
  );
}
