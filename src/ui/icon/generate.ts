/**
 * Writes one module for each icon of `names.json` into `glyphs`, from the Lucide package. `npm run icons`; `--check` fails
 * when the committed folder differs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pathOf } from './svg-path.js';

type IconSet = {
  icons: Readonly<Record<string, { body: string }>>;
  /** Earlier names of renamed icons. */
  aliases: Readonly<Record<string, { parent: string }>>;
};

const target = new URL('./glyphs/', import.meta.url);
const read = async (file: URL | string) => readFile(file, 'utf8');
const names = JSON.parse(await read(new URL('./names.json', import.meta.url))) as string[];
const { icons, aliases } = JSON.parse(
  await read(fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'))),
) as IconSet;

const generated = new Map(names.map((name) => [`${name}.ts`, moduleOf(name)]));
const existing = (await readdir(target)).filter((file) => file.endsWith('.ts'));
const unlisted = existing.filter((file) => !generated.has(file));

if (process.argv.includes('--check')) {
  const texts = await Promise.all([...generated.keys()].map((file) => read(new URL(file, target)).catch(() => '')));
  const stale = [...generated].filter(([, text], at) => texts[at] !== text).map(([file]) => file);
  if (stale.length + unlisted.length > 0) {
    console.error(
      `src/ui/icon/glyphs does not match src/ui/icon/names.json: run \`npm run icons\`.\n${[...stale, ...unlisted].join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(target, { recursive: true });
  await Promise.all(unlisted.map((file) => rm(new URL(file, target))));
  await Promise.all([...generated].map(([file, text]) => writeFile(new URL(file, target), text)));
  console.log(`${generated.size} icons in src/ui/icon/glyphs`);
}

function moduleOf(name: string): string {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`Lucide has no icon "${name}"`);
  const variable = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Glyph`;
  return `// Generated from Lucide by \`npm run icons\`.\nexport const ${variable} = '${pathOf(icon.body)}';\n`;
}
