/** The file in which the stories' server names its data directory; one for each port, so that several servers may run. */
export function dataDirFile(): string {
  return `.cache/stories-data-dir-${process.env['STORIES_PORT'] ?? 3999}`;
}
