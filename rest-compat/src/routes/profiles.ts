import { forbidden, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { shapeUser } from '../shape/user.ts';
import type { Call, Tools } from '../tools.ts';
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

/** A player's number; 0 or the own number for oneself. */
type WithId = { id: number };

const shapeOwn = (viewer: OwnPartFragment) => ({ data: shapeUser(viewer.user, viewer) });

/** Empties the picture at once, because the player's stored stamp follows a moment later. */
const withoutPicture = ({ data }: ReturnType<typeof shapeOwn>) => ({
  data: { ...data, pictureStamp: '', facebookPictureUrl: '' },
});

/** Specification, chapter 7, 'Users': the own profile, section by section, and the operators' changes of others. */
export function profileRoutes({ serve }: Tools): void {
  async function ownId({ ask }: Call): Promise<number> {
    const { viewer } = await ask(RestViewerIdDocument);
    if (!viewer) throw unauthenticated();
    return viewer.id;
  }

  const isOther = async (call: Call, { id }: WithId): Promise<boolean> =>
    id !== 0 && id !== (await ownId(call));

  async function saveOther(call: Call, input: SaveUserProfileInput) {
    const { saveUserProfile } = await call.ask(RestSaveUserProfileDocument, { input });
    const { user, ...profile } = saveUserProfile.profile;
    return { data: shapeUser(user, { profile, recommendGuid: '' }) };
  }

  serve('getProfile', async ({ ask }) => {
    const { viewer } = await ask(RestProfileDocument);
    if (!viewer) throw unauthenticated();
    return shapeOwn(viewer);
  });

  serve<{ Body: WithId & SaveCommonProfileInput }>('saveCommon', async (call) => {
    const { id, institution, hobbies, age, reminder } = call.body;
    const card = { institution, hobbies, age };
    if (await isOther(call, { id })) {
      // Whether mails go out is the player's own choice.
      if (reminder !== undefined) throw forbidden();
      return saveOther(call, { userId: id, ...card });
    }
    const { saveCommonProfile } = await call.ask(RestSaveCommonDocument, { input: { ...card, reminder } });
    return shapeOwn(saveCommonProfile.viewer);
  });

  type Operators = Pick<SaveUserProfileInput, 'isLocked' | 'adminInfo'>;
  serve<{ Body: WithId & SaveContactProfileInput & Operators & { removePicture?: boolean } }>(
    'saveContact',
    async (call) => {
      const { id, gender, firstname, lastname, street, zipCode, city, country } = call.body;
      const { isLocked, adminInfo, removePicture } = call.body;
      const contact = { gender, firstname, lastname, street, zipCode, city, country };
      const operators = isLocked !== undefined || adminInfo !== undefined;
      if (operators || (await isOther(call, { id }))) {
        const userId = id || (await ownId(call));
        const saved = await saveOther(call, { userId, ...contact, isLocked, adminInfo });
        if (!removePicture) return saved;
        await call.ask(RestRemovePictureDocument, { input: { userId } });
        return withoutPicture(saved);
      }
      const { saveContactProfile } = await call.ask(RestSaveContactDocument, { input: contact });
      const saved = shapeOwn(saveContactProfile.viewer);
      if (!removePicture) return saved;
      await call.ask(RestSetProfilePictureDocument, { input: { code: 'NO' } });
      return withoutPicture(saved);
    },
  );

  serve<{ Body: WithId & { email: string } }>('saveEmail', async (call) => {
    const { id, email } = call.body;
    if (await isOther(call, { id })) return saveOther(call, { userId: id, email });
    const { requestEmailChange } = await call.ask(RestRequestEmailChangeDocument, {
      input: { email },
    });
    return shapeOwn(requestEmailChange.viewer);
  });

  serve<{ Body: WithId & { password: string; passwordRepeat?: string } }>('savePassword', async (call) => {
    const { password, passwordRepeat = password } = call.body;
    if (await isOther(call, call.body)) throw forbidden();
    const input = { password, passwordRepeat };
    const { changePassword } = await call.ask(RestChangePasswordDocument, { input });
    return shapeOwn(changePassword.viewer);
  });
}
