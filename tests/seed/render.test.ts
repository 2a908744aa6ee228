import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf, isUpToDate, renderFile, renderPicture } from '../../demo/art/render.js';
import type { ArtIndex } from '../../server/base/art-index.js';
import { fileJobs, pictureJobs } from '../../demo/art/jobs.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const jobOf = <Job extends { readonly id: string }>(jobs: readonly Job[], id: string): Job => {
  const job = jobs.find((candidate) => candidate.id === id);
  if (!job) throw new Error(`no job ${id}`);
  return job;
};

describe('rendering', () => {
  test('names files after their content, and renders nothing the second time', async () => {
    const avatar = await renderPicture(folder, jobOf(pictureJobs(), 'avatar-fox'));
    const mark = await renderFile(folder, jobOf(fileJobs(), 'maker-larkspire'));
    expect(avatar.name).toMatch(/^avatar-fox\.[0-9a-f]{8}$/);
    expect([avatar.width, avatar.height]).toEqual([192, 192]);
    expect(mark.file).toMatch(/^maker-larkspire\.[0-9a-f]{8}\.svg$/);
    const card = await renderPicture(folder, jobOf(pictureJobs(), 'card-1001'));
    expect(readdirSync(folder)).toContain(`${card.name}.svg.br`);
    const index: ArtIndex = {
      inputs: 'now',
      pictures: { 'avatar-fox': avatar, card },
      files: { 'maker-larkspire': mark },
    };
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
    expect(new Set(readdirSync(folder))).toEqual(filesOf(index));
    expect(isUpToDate(folder, 'now')).toBe(true);
    expect(isUpToDate(folder, 'later')).toBe(false);
    rmSync(join(folder, mark.file));
    expect(isUpToDate(folder, 'now')).toBe(false);
  });

  test('gives a changed drawing a new name', async () => {
    const job = jobOf(pictureJobs(), 'maker-fennwick');
    const first = await renderPicture(folder, job);
    const second = await renderPicture(folder, {
      ...job,
      picture: { ...job.picture, svg: job.picture.svg.replace('48', '48.5') },
    });
    expect(second.name).not.toBe(first.name);
  });
});
