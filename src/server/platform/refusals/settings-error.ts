/** A setting is wrong or missing; the message says which. */
export class SettingsError extends Error {}

/** Runs `work`; prints a `SettingsError` as one sentence without a stack, and ends the process. Other errors are thrown. */
export async function orExplain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
