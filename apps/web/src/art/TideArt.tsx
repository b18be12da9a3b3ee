// A small picture of the tide: how high the sea stands under which moon. Decoration only, the word stands beside it.
import { useId } from 'react';

const moon = { low: 'M36 5a7 7 0 1 0 4 12.600A8 8 0 0 1 36 5z', high: 'M38 3.500a7.500 7.500 0 1 1-.01 0z' } as const;

const Low = () => (
  <>
    <path d="M0 26q10-5 20-1t28-3V36H0z" fill="#c9a86a" />
    <path d="M6 27l5-9 6 2 4 6z" fill="#4a4652" />
    <path d="M11 18l6 2 4 6-6-2z" fill="#35323d" />
    <path d="M0 31q4-2.500 8 0t8 0 8 0 8 0 8 0 8 0V36H0z" fill="#2f9fae" />
    <path d="M0 31q4-2.500 8 0t8 0 8 0 8 0 8 0 8 0" fill="none" stroke="#dcfff7" strokeWidth="1" />
    <path
      d="M33 24.500l1.200 2 2.300.2-1.700 1.600.5 2.300-2.300-1-2.200 1 .5-2.300-1.700-1.600 2.300-.2z"
      fill="#ff9a76"
    />
  </>
);

const High = () => (
  <>
    <path d="M0 22C6 21 8 15 12 11C18 5 27 6 29 13C24 10 19 12 20 17C21 21 28 21 34 19T48 19V36H0z" fill="#1f7f9c" />
    <path d="M12 11C18 5 27 6 29 13C26 9 18 8 12 11z" fill="#dcfff7" />
    <path d="M0 27q4-3 8 0t8 0 8 0 8 0 8 0 8 0V36H0z" fill="#14567a" />
    <path d="M0 27q4-3 8 0t8 0 8 0 8 0 8 0 8 0" fill="none" stroke="#8fe3ea" strokeWidth="1" />
  </>
);

export function TideArt({ tide }: { readonly tide: 'low' | 'high' }) {
  const id = useId();
  return (
    <svg className={`tide-art is-${tide}`} viewBox="0 0 48 36" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={tide === 'low' ? '#1a2a52' : '#0b1230'} />
        <stop offset="1" stopColor={tide === 'low' ? '#7a6a86' : '#2a4f7c'} />
      </linearGradient>
      <path d="M0 0h48v36H0z" fill={`url(#${id})`} />
      <path d={moon[tide]} fill="#fff3cf" />
      {tide === 'low' ? <Low /> : <High />}
    </svg>
  );
}
