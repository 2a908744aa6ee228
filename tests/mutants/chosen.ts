/** One file walks the paths of all charts: `tests/paths/wallet/deposit.` (or `.paths`) chooses it, and one chart inside it. */
export function chosenOf(tests: readonly string[]): { files: string[]; flows: string[] } {
  const folder = 'tests/paths/';
  const flows = tests
    .filter((test) => test.startsWith(folder))
    .map((test) => test.slice(folder.length).replace(/paths$/, ''));
  const files = tests.filter((test) => !test.startsWith(folder));
  return { files: flows.length > 0 ? [`${folder}charts.`, ...files] : files, flows };
}
