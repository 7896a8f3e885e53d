import { RetriedPicture } from '../../components/retried-picture.tsx';
import { initials } from '../../lib/text/initials.ts';

interface SponsorLogoProps {
  name: string;
  url: string;
}

/**
 * A logo on the calm ground it was made for, light in both themes. One that does not come shows its initials (specification,
 * chapter 8).
 */
export const SponsorLogo = ({ name, url }: SponsorLogoProps) => (
  <span className="relative grid aspect-2/1 place-items-center overflow-hidden rounded-md bg-chalk">
    {/* In the flow a logo higher than its ground would be cut off below. */}
    <RetriedPicture
      url={url}
      width={640}
      height={320}
      className="absolute inset-0 size-full object-contain p-[6%]"
    >
      <span aria-hidden="true" className="text-3xl font-extrabold text-on-joker">
        {initials(name)}
      </span>
    </RetriedPicture>
  </span>
);
