import type { CSSProperties } from 'react';

/** Where each piece flies and how far it turns, the same every time: chance adds nothing that one could see. */
const pieces = Array.from({ length: 18 }, (_, index) => {
  const angle = (index / 18) * 2 * Math.PI;
  const far = 90 + ((index * 37) % 60);
  return {
    '--x': `${Math.round(Math.cos(angle) * far)}px`,
    '--y': `${Math.round(Math.sin(angle) * far * 0.7 - 30)}px`,
    '--turn': `${(index * 83) % 360}deg`,
    animationDelay: `${260 + ((index * 29) % 140)}ms`,
  } as CSSProperties;
});

const colours = ['bg-gold-400', 'bg-brand', 'bg-gold-200'];

/** A small feast behind the card, once; none for who wants less motion. */
export const Confetti = () => (
  <span aria-hidden="true" className="pointer-events-none absolute inset-0 motion-reduce:hidden">
    {pieces.map((style, index) => (
      <span
        key={index}
        style={style}
        className={`absolute top-1/2 left-1/2 h-2.5 w-1.5 animate-confetti rounded-[1px] ${colours[index % 3]}`}
      />
    ))}
  </span>
);
