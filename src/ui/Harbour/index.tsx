import type {ReactNode} from 'react';

interface Props {
  readonly className?: string | undefined;
}

/** A harbour: what matters lies sheltered behind a breakwater that one latch opens. Decorative. */
export default function Harbour({className}: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 440 380" aria-hidden="true">
      <circle fill="var(--color-accent-soft)" cx="220" cy="190" r="178" />
      <g fill="none" stroke="var(--color-sea-300)" strokeWidth="6" strokeLinecap="round">
        <path d="M52 296q28-18 56 0t56 0 56 0 56 0 56 0 56 0" />
        <path d="M86 324q24-16 48 0t48 0 48 0 48 0 48 0" />
        <path d="M132 350q22-14 44 0t44 0 44 0 44 0" />
      </g>
      <linearGradient id="harbour-beam" x1="1" x2="0">
        <stop stopColor="var(--color-lantern)" offset="0.1" stopOpacity="0.5" />
        <stop stopColor="var(--color-lantern)" offset="1" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#harbour-beam)" d="M220 66 20 14v104Z" />
      <path
        fill="var(--color-background)"
        stroke="var(--color-harbour)"
        strokeWidth="20"
        d="M92 258V176a128 128 0 0 1 256 0v82"
      />
      <g fill="var(--color-sea-100)">
        <rect x="138" y="186" width="44" height="44" rx="10" />
        <rect x="198" y="186" width="44" height="44" rx="10" />
        <rect x="258" y="186" width="44" height="44" rx="10" />
        <rect x="168" y="126" width="44" height="44" rx="10" />
        <rect x="228" y="126" width="44" height="44" rx="10" />
      </g>
      <path
        fill="none"
        stroke="var(--color-sea-700)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m150 208 7 7 13-14M240 148l7 7 13-14M270 208l7 7 13-14"
      />
      <g fill="var(--color-quay)">
        <rect x="76" y="252" width="288" height="20" rx="10" />
        <circle cx="348" cy="262" r="20" />
      </g>
      <g fill="var(--color-lantern)">
        <circle cx="348" cy="258" r="5" />
        <path d="M345 260h6l2 12h-10z" />
      </g>
      <circle fill="var(--color-lantern)" cx="220" cy="66" r="13" />
    </svg>
  );
}
