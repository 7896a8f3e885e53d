import type { Tools } from '../tools.ts';
import { RestCropUploadDocument, RestSetProfilePictureDocument } from './pictures.generated.ts';

/** Percent of the picture's width (X, W) and height (Y, H). */
type Part = { filename: string; X: number; Y: number; W: number; H: number };

/** Specification, chapter 7, 'Images': an upload becomes a picture. Uploads and downloads go to media, not here. */
export function pictureRoutes({ ask, serve }: Tools): void {
  serve<{ Body: { code: string } }>('setProfilePicture', async (request, reply) => {
    const { code } = request.body;
    const { setProfilePicture } = await ask({ request, reply }, RestSetProfilePictureDocument, {
      input: { code },
    });
    return { data: setProfilePicture.pictureStamp };
  });

  serve<{ Querystring: Part }>('cropImage', async (request, reply) => {
    const { filename, X: x, Y: y, W: width, H: height } = request.query;
    const { cropUpload } = await ask({ request, reply }, RestCropUploadDocument, {
      input: { code: filename, crop: { x, y, width, height } },
    });
    return { data: cropUpload.code };
  });
}
