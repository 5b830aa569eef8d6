import { spawn } from 'node:child_process';

/** Runs a program. Throws its error output if it fails. */
export async function runCommand(
  program: string,
  parts: readonly string[],
  env: NodeJS.ProcessEnv = {},
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
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim()}`);
}
