export type Letter = {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  link?: string;
  expires?: Date;
  tag?: string;
  userId?: number;
};

/** The content of a template, as plain text; the layout makes a letter of it. */
export type LetterContent = {
  subject: string;
  /** The preview that a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** The things that it is about, each with its own link. */
  links?: { label: string; url: string }[];
  /** The one thing to do. */
  button?: { label: string; url: string };
  /** Smaller, after the button: how long it is good for, what to do when it was not meant. */
  notes?: string[];
  /** One click there ends mails of this kind; only where a mail is not about the account itself. */
  unsubscribe?: { label: string; url: string };
};

/** The address that links lead to. */
export type Letterhead = {
  /** The product's own address, without a slash at the end. */
  publicUrl: string;
};
