/** Lines of a pitch seen from above, behind the hero; none through the text of a narrow one. */
export const PitchLines = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1050 680"
    preserveAspectRatio="xMidYMid slice"
    className="pointer-events-none absolute inset-0 size-full text-turf-line"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
  >
    <path d="M525 0v680" className="max-md:hidden" />
    <path d="M0 138h165v404H0M1050 138H885v404h165M0 248h55v184H0M1050 248h-55v184h55" />
    <circle cx="525" cy="340" r="92" />
    <path d="M165 267a92 92 0 0 1 0 146M885 267a92 92 0 0 0 0 146" />
    <circle cx="525" cy="340" r="4" fill="currentColor" className="max-md:hidden" />
  </svg>
);
