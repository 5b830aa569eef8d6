/** How long (ms) a page that is not painted, as one in a tab behind, waits for its app. */
const PATIENCE = 1000;

/**
 * Fetches the app's files, which the document keeps in a template, as soon as the first screen has been painted: until then its
 * pictures and fonts have a slow line to themselves.
 */
export function fetchApp(): void {
  addEventListener('DOMContentLoaded', () => {
    const files = document.getElementById('app-files') as HTMLTemplateElement | null;
    if (!files) return;
    const fetchFiles = () => document.body.append(files.content);
    // A task after the frame runs when it has been painted. The second time there is nothing left to append.
    requestAnimationFrame(() => setTimeout(fetchFiles));
    setTimeout(fetchFiles, PATIENCE);
  });
}
