import { z } from 'zod';
import { type Language, LOCALES } from '../../domain/languages.ts';
import type { Config } from '../platform/config.ts';
import { escapeHtml } from '../platform/html.ts';
import { TelephoneError, type TelephonePort } from './telephone-port.ts';

/*
 * Twilio's REST API of 2010-04-01, as its published OpenAPI document has it: Messages.json and Calls.json take a form, behind HTTP Basic
 * by account and token. It has no key by which a repeated request is known, so nothing is asked twice here. What became of a call,
 * Calls/{Sid}.json says whenever it is asked.
 */

const TIMEOUT_MS = 15_000;
const LONGEST_WAIT_MS = 600_000;
/** The longest that it takes, in characters. */
const LONGEST_TEXT = 1600;
/** What `fetch` says where the request has not left: no name, or nobody at the address. */
const UNSENT = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'];

export interface Twilio {
  url: string;
  account: string;
  token: string;
  /** The number that calls and writes. */
  from: string;
}

/** null: this server's operator has no account there, and no restaurant can call or text. */
export function twilioOf(
  config: Pick<Config, 'TWILIO_URL' | 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM'>,
): Twilio | null {
  const { TWILIO_URL: url = 'https://api.twilio.com', TWILIO_ACCOUNT_SID: account } = config;
  const { TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = config;
  return account && token && from ? { url: url.replace(/\/$/, ''), account, token, from } : null;
}

/** Calls and texts by Twilio. */
export function twilioPort(twilio: Twilio): TelephonePort {
  const { from: From } = twilio;
  return {
    async call(To, spoken) {
      const answer = await ask(twilio, 'Calls', { To, From, Twiml: twimlOf(spoken) });
      // It has begun, whatever it answers: then nobody asks how it went.
      return begunCall.safeParse(answer).data?.sid ?? '';
    },
    async text(To, { words, lifeS }) {
      await ask(twilio, 'Messages', { To, From, Body: words.slice(0, LONGEST_TEXT), ValidityPeriod: String(lifeS) });
    },
    async isAnswered(call) {
      const status = calls.safeParse(await ask(twilio, `Calls/${encodeURIComponent(call)}`)).data?.status;
      if (status === undefined || UNDER_WAY.includes(status)) return null;
      return !UNANSWERED.includes(status);
    },
  };
}

const begunCall = z.object({ sid: z.string() });
const calls = z.object({ status: z.string() });
const UNDER_WAY = ['queued', 'initiated', 'ringing', 'in-progress'];
const UNANSWERED = ['busy', 'no-answer', 'failed', 'canceled'];

/** What the telephone says: a second for the ear to arrive, and everything twice. */
function twimlOf({ words, language }: { words: string; language: Language }): string {
  return `<Response><Pause length="1"/><Say language="${LOCALES[language]}" loop="2">${escapeHtml(words)}</Say></Response>`;
}

/** Sends a form, or, without one, reads. Returns what is answered. */
async function ask(
  { url, account, token }: Twilio,
  resource: string,
  fields?: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(`${url}/2010-04-01/Accounts/${account}/${resource}.json`, {
    method: fields ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      'user-agent': 'Servery',
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw unanswered(error);
  });
  const text = await answer.text().catch(() => '');
  if (!answer.ok) throw refused(answer, text);
  return jsonOf(text);
}

function unanswered(error: unknown): TelephoneError {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
  const isUndone = UNSENT.some((code) => code === cause);
  return new TelephoneError(isUndone ? `Twilio cannot be reached: ${cause}` : 'Twilio did not answer', { isUndone });
}

const problem = z.object({ code: z.int().nullish(), message: z.string().nullish() });

/** What was asked too often is not processed, as the document of error 20429 says, and may be asked again. */
function refused({ status, headers }: Response, text: string): TelephoneError {
  const { code, message } = problem.safeParse(jsonOf(text)).data ?? {};
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const waitMs = Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null;
  const words = ['Twilio:', status, code, message].filter((each) => each !== undefined && each !== null).join(' ');
  return new TelephoneError(words, { isUndone: status === 429, waitMs });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
