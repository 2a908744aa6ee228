/** Rejects where the browser refuses it, or has no clipboard because the page came without HTTPS. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
