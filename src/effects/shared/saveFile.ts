/** ms until a browser has surely read the file. */
const revokeDelay = 60_000;

/** Lets the browser save a text as a file. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
