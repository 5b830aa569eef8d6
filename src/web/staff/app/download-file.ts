import type { Problem } from '../../../contract/problem.ts';
import { API_BASE } from '../../../contract/transport.ts';
import type { AppContext } from '../../app/app-context.ts';

const TIMEOUT_MS = 120_000;

/**
 * Fetches a file of the API, by its path below the API's base with its query. Without the timeout of 10 s of other requests, which
 * a long file exceeds. Resolves to null if it did not come whole, after telling so: by the server's words, or else by `notCome`.
 */
export async function downloadFile(
  { session, messages, snackbar }: AppContext,
  { path, notCome }: { path: string; notCome: string },
): Promise<Blob | null> {
  const token = await session.token();
  try {
    const answer = await fetch(`${API_BASE}${path}`, {
      headers: { 'accept-language': messages.language, ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return await answer.blob();
    if (answer.status === 401) void session.recover();
    const { message } = (await answer.json()) as Problem;
    snackbar.show(message || notCome, { tone: 'error' });
  } catch {
    snackbar.show(notCome, { tone: 'error' });
  }
  return null;
}
