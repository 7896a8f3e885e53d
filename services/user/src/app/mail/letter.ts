import type { Message } from '../../effects/smtp.ts';

export type Letter = Omit<Message, 'messageId' | 'to'>;

/** The content of a template, as plain text; the layout renders it. */
export type LetterContent = {
  subject: string;
  /** The preview that mail clients show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Links to the items in question, such as matches. */
  links?: { label: string; url: string }[];
  /** The main action. */
  button?: { label: string; url: string };
  /** Small print after the button: how long the link is valid, what to do about an unwanted mail. */
  notes?: string[];
  /** From then on nobody needs the message; it is not sent any more. */
  expires?: Date;
  /** One click ends mails of this kind. Only for mails that are not about the account itself. */
  unsubscribe?: { label: string; url: string };
};

/** The base address of links. */
export type Letterhead = {
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
};
