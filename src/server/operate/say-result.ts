import { type Config, readConfig } from '../platform/config.ts';
import { allowClosedPipe } from '../platform/quiet-pipe.ts';

/** Runs an operator's command with the settings of the environment and prints its result; an error is printed as one line. */
export async function sayResult(work: (config: Config, words: readonly string[]) => Promise<string>): Promise<void> {
  allowClosedPipe();
  try {
    process.stdout.write(`${await work(readConfig(process.env), process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
