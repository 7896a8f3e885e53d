import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';

interface RetriedPictureProps extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'> {
  /** Empty without a picture. */
  url: string;
  /** Shown without a picture. */
  children?: ReactNode;
}

const ATTEMPTS = 4;
const AGAIN_MS = 1_500;

/**
 * A decorative picture from operators. A new post, sponsor or prize is shown a moment before the media service has
 * received its event. Therefore a failed picture is requested again.
 */
export const RetriedPicture = (props: RetriedPictureProps) => <Tried key={props.url} {...props} />;

const Tried = ({ url, children, ...rest }: RetriedPictureProps) => {
  const [failures, setFailures] = useState(0);
  /** The number of failures whose pause is over. */
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (waited === failures || failures === ATTEMPTS) return undefined;
    const timer = setTimeout(() => setWaited(failures), AGAIN_MS * failures);
    return () => clearTimeout(timer);
  }, [waited, failures]);
  if (!url || waited !== failures) return children;
  return (
    <img
      key={failures}
      {...rest}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  );
};
