export type PictureDirectory = 'posts' | 'sponsors' | 'prices';

export interface OperatorPictureProps {
  directory: PictureDirectory;
  /** Width by height of the part that is cut. */
  ratio: number;
  /** Where the picture is that stands there now; empty without one. */
  currentUrl: string;
  /** The stamp of a picture that was just saved, '' when it was removed, null when the one before is back. */
  onChange: (stamp: string | null) => void;
}

/** A picture of operators: chosen, cut, saved; what it belongs to takes its stamp. */
export const OperatorPicture = (_props: OperatorPictureProps) => null;
