import { ANIMALS, EARS, MARKS, SNOUTS, type Animal, type AnimalName } from './avatar-parts.js';
import { lighten } from './colour.js';
import { Kit } from './kit.js';
import { svgDocument, type Picture } from './picture.js';
import { circle, ellipse, group, path, rect } from './shapes.js';

const SIZE = 200;
const both = (part: string) => part + group(`translate(${SIZE} 0) scale(-1 1)`, part);

const EYE_RADIUS: Partial<Record<AnimalName, number>> = { owl: 14, frog: 13 };

function eyes(name: AnimalName): string {
  const frog = name === 'frog';
  const x = frog ? 60 : 72;
  const y = frog ? 56 : 100;
  const radius = EYE_RADIUS[name] ?? 10;
  const glint = (at: number) => circle(at - radius * 0.3, y - radius * 0.36, radius * 0.34, '#fff');
  return both((frog ? circle(x, y, 19, '#fff') : '') + circle(x, y, radius, '#221c2b')) + glint(x) + glint(SIZE - x);
}

/** One of twelve animal faces, all built on the same head. */
export function avatarPicture(name: AnimalName): Picture {
  const animal: Animal = ANIMALS[name];
  const { coat, backdrop } = animal;
  const kit = new Kit('a');
  const head = path(
    'M100 42C146 42 168 76 166 112C164 150 138 170 100 170C62 170 36 150 34 112C32 76 54 42 100 42Z',
    kit.linear([
      [0, lighten(coat, 0.05)],
      [1, lighten(coat, -0.03)],
    ]),
  );
  const marks = MARKS[name](animal);
  const body =
    rect(
      0,
      0,
      SIZE,
      SIZE,
      0,
      kit.linear([
        [0, lighten(backdrop, 0.08)],
        [1, lighten(backdrop, -0.06)],
      ]),
    ) +
    circle(150, 46, 70, '#fff', 'opacity=".1"') +
    ellipse(100, 214, 78, 56, lighten(coat, -0.08)) +
    both(EARS[name](animal)) +
    head +
    both(marks.twice) +
    marks.once +
    eyes(name) +
    SNOUTS[name](animal);
  return { svg: svgDocument(kit, SIZE, SIZE, body), width: SIZE, height: SIZE, dominant: backdrop };
}
