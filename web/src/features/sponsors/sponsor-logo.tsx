import { EventualPicture } from '../../components/eventual-picture.tsx';
import { initials } from '../../lib/initials.ts';

interface SponsorLogoProps {
  name: string;
  url: string;
}

/**
 * A logo on the calm ground it was made for, light in both themes. One that does not come shows its initials (specification,
 * chapter 8).
 */
export const SponsorLogo = ({ name, url }: SponsorLogoProps) => (
  <span className="grid aspect-2/1 place-items-center overflow-hidden rounded-md bg-chalk p-[6%]">
    <EventualPicture url={url} width={640} height={320} className="size-full object-contain">
      <span aria-hidden="true" className="text-3xl font-extrabold text-on-joker">
        {initials(name)}
      </span>
    </EventualPicture>
  </span>
);
