import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  /** The raw message as received. */
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** How many mails were begun, accepted or not. */
  attempts: number;
  close(): Promise<void>;
}

/** How the server refuses an attempt: with a reply code for the recipient, by silence, or not at all (null). */
export type Refusal = (attempt: number) => number | 'hang' | null;

/** Starts a real SMTP server on this machine that keeps what it receives. */
export async function startMailServer(
  refuse: Refusal = () => null,
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const state = { received: [] as ReceivedMail[], attempts: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    // Short, for connections that hang because the test wants it.
    closeTimeout: 100,
    ...options,
    onRcptTo(_address, _session, done) {
      const refusal = refuse(++state.attempts);
      if (refusal === 'hang') return;
      done(refusal === null ? null : Object.assign(new Error('refused by the test'), { responseCode: refusal }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        state.received.push({ ...(await PostalMime.parse(raw)), envelope: { from, to }, raw });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
