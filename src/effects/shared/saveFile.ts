/** Lets the browser save a text as a file. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click; the browser keeps what it needs of it.
  URL.revokeObjectURL(url);
}
