import { spawn } from 'node:child_process';

/** A program's exit status, and what it wrote to its error output. */
export interface Failure {
  code: number | null;
  complaint: string;
}

/** Runs a program. Throws its error output if it fails, unless that failure is harmless. */
export async function runCommand(
  program: string,
  parts: readonly string[],
  env: NodeJS.ProcessEnv = {},
  isHarmless: (failure: Failure) => boolean = () => false,
): Promise<void> {
  const child = spawn(program, parts, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${program} cannot be run: ${error.message}`)));
    child.on('close', resolve);
  });
  if (code !== 0 && !isHarmless({ code, complaint })) throw new Error(`${program} failed: ${complaint.trim()}`);
}
