interface LogoProps {
  /** Kind and year; empty while unknown. */
  tournamentName: string;
}

/** Playing card and name, for turf backgrounds. If there is no room for the name, it wraps out of view. */
export const Logo = ({ tournamentName }: LogoProps) => (
  <span className="flex max-h-[max(36px,1.5em)] flex-wrap items-center gap-x-2 gap-y-10 overflow-hidden px-1 py-1 text-lg leading-none font-extrabold tracking-tight xs:gap-x-2.5 xs:text-xl">
    {/* As high as the name's line, so that the card stays centred if the name is hidden. */}
    <span aria-hidden="true" className="grid h-[max(28px,calc(1.5em-8px))] flex-none place-items-center">
      <span className="grid h-[27px] w-5 -rotate-8 place-items-center rounded-xs bg-gold-400 text-[13px] leading-none text-turf shadow-[-4px_2px_0_-1px_var(--turf-line)]">
        J
      </span>
    </span>
    <span className="whitespace-nowrap">Tippspiel</span>
    <span className="hidden font-medium text-on-turf-2 sm:inline">{tournamentName}</span>
  </span>
);
