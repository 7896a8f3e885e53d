export type ImageHeader = {
  format?: string;
  width: number;
  /** Of one page, if there are several. */
  height: number;
  channels?: number;
  /** Of one channel of one pixel. */
  depth?: string;
  chromaSubsampling?: string;
  isProgressive?: boolean;
};

/**
 * Bytes of memory per pixel while a picture is decoded, slightly more than measured. Most formats are decoded line by
 * line. AVIF, GIF and interlaced pictures are in memory completely, some of them several times.
 */
export function bytesPerPixel(header: ImageHeader): number {
  const { format, channels = 4, depth, chromaSubsampling, isProgressive } = header;
  const isDeep = depth !== 'uchar';
  switch (format) {
    case 'heif':
      return isDeep ? 27 : 22;
    case 'gif':
      return 6;
    case 'png':
      return isProgressive ? 1.5 * channels * (isDeep ? 2 : 1) : 3;
    case 'jpeg':
      if (!isProgressive) return 1.5;
      return chromaSubsampling === '4:2:0' ? 4.5 : 2 * channels + 1;
    default:
      return 3;
  }
}

export const decodedBytes = (header: ImageHeader): number =>
  header.width * header.height * bytesPerPixel(header);
