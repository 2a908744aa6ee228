/** An optional heading and the paragraphs below it. */
export type Section = { heading: string | null; paragraphs: string[] };

/** Splits plain text into lines: a line that starts with `# ` is a heading, any other a paragraph (contract, Agreement). */
export function sectionsOf(content: string): Section[] {
  let section: Section = { heading: null, paragraphs: [] };
  const sections = [section];
  for (const line of content.split('\n').map((text) => text.trim())) {
    if (line.startsWith('# ')) {
      section = { heading: line.slice(2).trim(), paragraphs: [] };
      sections.push(section);
    } else if (line !== '') {
      section.paragraphs.push(line);
    }
  }
  return sections.filter(({ heading, paragraphs }) => heading !== null || paragraphs.length > 0);
}
