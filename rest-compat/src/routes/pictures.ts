import type { Call, Tools } from '../tools.ts';
import {
  RestCropUploadDocument,
  RestSetProfilePictureDocument,
  RestSocialPictureDocument,
} from './pictures.generated.ts';

/** The crop, in percent of the picture's width (X, W) and height (Y, H). */
type Part = { directory?: string; filename: string; X: number; Y: number; W: number; H: number };

/** The code for the picture of a social network. */
const SOCIAL = 'FB';

/** Specification, chapter 7, 'Images': turning an upload into a picture. Media itself serves uploads and downloads. */
export function pictureRoutes({ serve }: Tools): void {
  const socialPictureOf = async ({ ask }: Call) =>
    (await ask(RestSocialPictureDocument, {})).viewer?.socialPicture;

  serve<{ Body: { code: string } }>('setProfilePicture', async (call) => {
    const { code } = call.body;
    const social = code === SOCIAL ? await socialPictureOf(call) : undefined;
    const { setProfilePicture } = await call.ask(RestSetProfilePictureDocument, {
      input: { code, social },
    });
    return { data: setProfilePicture.pictureStamp };
  });

  serve<{ Querystring: Part }>('cropImage', async ({ query, ask }) => {
    const { directory, filename, X: x, Y: y, W: width, H: height } = query;
    const { cropUpload } = await ask(RestCropUploadDocument, {
      input: { code: filename, crop: { x, y, width, height }, directory },
    });
    // Calls that take a picture's name also take its address, which ends with the name.
    return { data: cropUpload.pictureUrl || cropUpload.code };
  });
}
