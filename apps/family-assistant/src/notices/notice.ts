import type { MessageButton } from '@homeroom/messenger';

/** Kinds of notices: what is coming, an overview of the next day, and changes that others made to calendars. */
export const noticeKinds = ['reminder', 'tomorrow', 'changes'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Content of a notice. */
export interface NoticeBody {
  /** The messenger's HTML, at most 4,096 characters; names and titles are escaped. */
  html: string;
  /** Rows of buttons; empty for none. */
  buttons: readonly (readonly MessageButton[])[];
}

/** A message that is not about conflicts. */
export interface NewNotice<Body extends NoticeBody = NoticeBody> {
  /** A UUID. A notice whose id is known already is not added again. */
  id: string;
  kind: NoticeKind;
  /** A chat, or `nobody`. */
  chatId: string;
  body: Body;
  /** The source ids of the calendar objects that it tells of, so that it is forgotten with them. */
  about: readonly string[];
  /** Of a reminder: the id of the occurrence. */
  eventId: string | null;
  dueAt: Date;
  /** From then on it is dropped instead of sent. */
  dropAfter: Date;
}

/** A notice that is being sent; nobody else sends or changes it until that is over. */
export interface HeldNotice extends Pick<NewNotice, 'id' | 'kind' | 'chatId' | 'body'> {
  /** Number of failed attempts. */
  attempts: number;
}

/** Outcome of notices that were tried in one message. */
export type NoticeDelivery =
  | { kind: 'sent'; at: Date }
  /** `wholeChat`: the others that wait for the chat wait as well. */
  | { kind: 'waits'; until: Date; attempts: number; wholeChat: boolean };
