interface LogoProps {
  /** 'EM 2024' */
  tournamentName: string;
}

/** Playing card and name, for grounds of turf. */
export const Logo = ({ tournamentName }: LogoProps) => (
  <span className="flex items-center gap-2 text-lg xs:gap-2.5 xs:text-xl leading-none font-extrabold tracking-tight">
    <span
      aria-hidden="true"
      className="grid h-[27px] w-5 flex-none -rotate-8 place-items-center rounded-xs bg-gold-400 text-[13px] leading-none text-turf shadow-[-4px_2px_0_-1px_var(--turf-line)]"
    >
      J
    </span>
    Tippspiel
    <span className="hidden font-medium text-on-turf-2 sm:inline">{tournamentName}</span>
  </span>
);
