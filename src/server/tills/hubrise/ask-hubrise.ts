import type { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { TillError } from '../till-port.ts';

const TIMEOUT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Where HubRise is, and who we are there. */
export interface HubRise {
  api: string;
  oauth: string;
  clientId: string;
  clientSecret: string;
}

/** null: this server's operator has not registered it there, and nobody can connect a till. */
export function hubRiseOf({ HUBRISE_CLIENT_ID, HUBRISE_CLIENT_SECRET, HUBRISE_URL }: Config): HubRise | null {
  if (!HUBRISE_CLIENT_ID || !HUBRISE_CLIENT_SECRET) return null;
  const [api, oauth] = [HUBRISE_URL ?? 'https://api.hubrise.com', HUBRISE_URL ?? 'https://manager.hubrise.com'];
  return {
    ...{ api: `${api.replace(/\/$/, '')}/v1`, oauth: `${oauth.replace(/\/$/, '')}/oauth2/v1` },
    ...{ clientId: HUBRISE_CLIENT_ID, clientSecret: HUBRISE_CLIENT_SECRET },
  };
}

interface Question {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  headers: Record<string, string>;
  body?: string;
}

/** Asks, and reads the answer by its schema. Throws `TillError` for any answer but success, and for one that is another than documented. */
export async function askHubRise<T>(url: string, question: Question, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetch(url, { ...question, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await answer.text();
  if (!answer.ok) {
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const waitMs = Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null;
    throw new TillError(answer.status, `HubRise: ${answer.status} ${text.slice(0, 300)}`, waitMs);
  }
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new TillError(answer.status, 'HubRise has answered in a way that is not documented');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
