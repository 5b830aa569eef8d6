import { SettingsError } from './settings-error.ts';

/** The reason for which a database cannot be opened, in one line. */
export function unreachable(error: unknown): SettingsError {
  // A host with several addresses that all refuse has a code, and no message.
  const { message, code } = error as { message?: string; code?: string };
  return new SettingsError(`The database cannot be opened: ${message || code || error}`);
}
