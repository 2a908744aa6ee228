/** Compiles the catalogues of locales/ to the AST of ICU texts, one file a locale and area, in src/i18n/compiled. Run by every build. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import { areaOf, areas, isInWallet } from './area.js';
import { messagesIn } from './extract.js';
import { phrasesIn } from './phrases.js';

const root = new URL('../../', import.meta.url);
const target = new URL('./compiled/', import.meta.url);

export async function compileMessages(): Promise<void> {
  const areaById = await areasOfMessages();
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const files = (await readdir(new URL('locales', root))).filter((file) => file !== 'glossary.json');
  for (const file of files) {
    const locale = file.replace('.json', '');
    const texts = Object.entries(
      JSON.parse(await readFile(new URL(`locales/${file}`, root), 'utf8')) as Record<string, string>,
    );
    for (const area of areas) {
      const compiled = texts
        .filter(([id]) => areaById.get(id)?.has(area))
        .map(([id, text]) => [id, locale === 'my_MM' ? phrasesIn(parse(text)) : parse(text)]);
      await writeFile(new URL(`${locale}.${area}.json`, target), JSON.stringify(Object.fromEntries(compiled)));
    }
  }
}

/** A text that two areas define is compiled into both. */
async function areasOfMessages(): Promise<Map<string, Set<string>>> {
  const files = (await readdir(new URL('src', root), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const found = new Map<string, Set<string>>();
  for (const name of files) {
    const file = `src/${name.replaceAll('\\', '/')}`;
    for (const { id } of messagesIn(file, await readFile(new URL(file, root), 'utf8'))) {
      const own = (found.get(id) ?? new Set()).add(areaOf(file));
      found.set(id, isInWallet(file) ? own.add('wallet') : own);
    }
  }
  return found;
}

if (process.argv[1]?.endsWith('compile.ts')) await compileMessages();
