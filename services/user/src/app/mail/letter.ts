/** A mail as it is read, in both shapes. */
export type Letter = {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  link?: string;
  expires?: Date;
};

/** What a template says; the layout makes a letter of it. Everything is plain text, whatever stands in it. */
export type LetterContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** What it is about, each with its own way there. */
  links?: { label: string; url: string }[];
  /** The one thing to do. */
  button?: { label: string; url: string };
  /** Smaller, after the button: how long it is good for, what to do when it was not meant. */
  notes?: string[];
  /** One click there ends mails of this kind; only where a mail is not about the account itself. */
  unsubscribe?: { label: string; url: string };
};

/** Where links lead and who says so. */
export type Letterhead = {
  /** The product's own address, without a slash at the end. */
  publicUrl: string;
};
