/** A setting is wrong or missing; the message says which. */
export class SettingsError extends Error {}

/** Ends the process with that one sentence where a setting is to blame: whoever starts it needs no stack. */
export async function orExplain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
