/** Lets whoever reads what this process prints stop before its end, as `head` does. The process goes on with its work. */
export function allowClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
