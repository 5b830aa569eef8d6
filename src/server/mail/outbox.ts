/** Where commands leave their mails: rows of the `outbox` table, written in their own transaction. */
export interface Outbox {
  /** Says, after the commit, that a mail may be due. Never waits. */
  wake(): void;
}

/** Sends nothing: for commands that run without a server. Another process finds what is due. */
export const quietOutbox: Outbox = { wake: () => {} };
