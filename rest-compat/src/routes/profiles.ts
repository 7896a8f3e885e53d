import { forbidden, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shapeUser } from '../shape/user.ts';
import type { Tools } from '../tools.ts';
import { RestRemovePictureDocument, RestSetProfilePictureDocument } from './pictures.generated.ts';
import {
  RestChangePasswordDocument,
  RestProfileDocument,
  RestRequestEmailChangeDocument,
  RestSaveCommonDocument,
  RestSaveContactDocument,
  RestSaveUserProfileDocument,
  RestViewerIdDocument,
  type OwnPartFragment,
  type SaveCommonProfileInput,
  type SaveContactProfileInput,
  type SaveUserProfileInput,
} from './profiles.generated.ts';

type Call = { request: FastifyRequest; reply: FastifyReply };
/** A player's number; 0 or the own number for oneself. */
type WithId = { id: number };

const shapeOwn = (viewer: OwnPartFragment) => ({ data: shapeUser(viewer.user, viewer) });

/** Empties the picture at once, because the player's stored stamp follows a moment later. */
const withoutPicture = ({ data }: ReturnType<typeof shapeOwn>) => ({
  data: { ...data, pictureStamp: '', facebookPictureUrl: '' },
});

/** Specification, chapter 7, 'Users': the own profile, section by section, and the operators' changes of others. */
export function profileRoutes({ ask, serve }: Tools): void {
  async function ownId({ request, reply }: Call): Promise<number> {
    const { viewer } = await ask({ request, reply }, RestViewerIdDocument);
    if (!viewer) throw unauthenticated();
    return viewer.id;
  }

  const isOther = async (call: Call, { id }: WithId): Promise<boolean> =>
    id !== 0 && id !== (await ownId(call));

  async function saveOther(call: Call, input: SaveUserProfileInput) {
    const { saveUserProfile } = await ask(call, RestSaveUserProfileDocument, { input });
    const { user, ...profile } = saveUserProfile.profile;
    return { data: shapeUser(user, { profile, recommendGuid: '' }) };
  }

  serve('getProfile', async (request, reply) => {
    const { viewer } = await ask({ request, reply }, RestProfileDocument);
    if (!viewer) throw unauthenticated();
    return shapeOwn(viewer);
  });

  serve<{ Body: WithId & SaveCommonProfileInput }>('saveCommon', async (request, reply) => {
    const { id, institution, hobbies, age, reminder } = request.body;
    const call = { request, reply };
    const card = { institution, hobbies, age };
    if (await isOther(call, { id })) {
      // Whether mails go out is the player's own choice.
      if (reminder !== undefined) throw forbidden();
      return saveOther(call, { userId: id, ...card });
    }
    const input = { ...card, reminder };
    const { saveCommonProfile } = await ask(call, RestSaveCommonDocument, { input });
    return shapeOwn(saveCommonProfile.viewer);
  });

  type Operators = Pick<SaveUserProfileInput, 'isLocked' | 'adminInfo'>;
  serve<{ Body: WithId & SaveContactProfileInput & Operators & { removePicture?: boolean } }>(
    'saveContact',
    async (request, reply) => {
      const { id, gender, firstname, lastname, street, zipCode, city, country } = request.body;
      const { isLocked, adminInfo, removePicture } = request.body;
      const contact = { gender, firstname, lastname, street, zipCode, city, country };
      const operators = isLocked !== undefined || adminInfo !== undefined;
      const call = { request, reply };
      if (operators || (await isOther(call, { id }))) {
        const userId = id || (await ownId(call));
        const saved = await saveOther(call, { userId, ...contact, isLocked, adminInfo });
        if (!removePicture) return saved;
        await ask(call, RestRemovePictureDocument, { input: { userId } });
        return withoutPicture(saved);
      }
      const { saveContactProfile } = await ask(call, RestSaveContactDocument, { input: contact });
      const saved = shapeOwn(saveContactProfile.viewer);
      if (!removePicture) return saved;
      await ask(call, RestSetProfilePictureDocument, { input: { code: 'NO' } });
      return withoutPicture(saved);
    },
  );

  serve<{ Body: WithId & { email: string } }>('saveEmail', async (request, reply) => {
    const { id, email } = request.body;
    if (await isOther({ request, reply }, { id }))
      return saveOther({ request, reply }, { userId: id, email });
    const { requestEmailChange } = await ask({ request, reply }, RestRequestEmailChangeDocument, {
      input: { email },
    });
    return shapeOwn(requestEmailChange.viewer);
  });

  serve<{ Body: WithId & { password: string; passwordRepeat?: string } }>(
    'savePassword',
    async (request, reply) => {
      const { password, passwordRepeat = password } = request.body;
      if (await isOther({ request, reply }, request.body)) throw forbidden();
      const input = { password, passwordRepeat };
      const { changePassword } = await ask({ request, reply }, RestChangePasswordDocument, { input });
      return shapeOwn(changePassword.viewer);
    },
  );
}
