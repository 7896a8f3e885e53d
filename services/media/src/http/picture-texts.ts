import type { StatusTexts } from '@tippspiel/shared/platform/http/failure';
import { messages } from '../app/messages.ts';

/** German messages for requests that fastify refuses here, such as a body of an unknown type. */
export const pictureTexts: StatusTexts = {
  400: messages.noFile,
  404: messages.noSuchPicture,
  415: messages.wrongType,
};
