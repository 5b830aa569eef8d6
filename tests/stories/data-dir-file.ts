/** The file in which the stories' server says where it keeps its data; one a port, so that several may run. */
export function dataDirFile(): string {
  return `.cache/stories-data-dir-${process.env['STORIES_PORT'] ?? 3999}`;
}
