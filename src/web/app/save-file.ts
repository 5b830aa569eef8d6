const KEPT_MS = 40_000;

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after this task. Without an end, it would take memory until the page is left.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
