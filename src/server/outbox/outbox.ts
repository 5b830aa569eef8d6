/**
 * The outbox. Commands insert rows into the table `outbox` in their own transaction, so that a mail exists exactly if the change
 * does.
 */
export interface Outbox {
  /** Tells the sender, after the commit, that a mail may be due. Returns at once. */
  wake(): void;
}

/** Sends nothing; for commands that run without a server. The mails wait for a process that sends. */
export const quietOutbox: Outbox = { wake: () => {} };
