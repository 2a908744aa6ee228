import type { BACKDROP_NAMES } from '../names.js';
import type { Drawing } from '../scene.js';
import { arena, court, pitch } from './grounds.js';
import { curtain, felt, iso, lattice, points, rings, split, stripes, weave } from './indoors.js';
import { arch, clouds, fiesta, night, palms, rays, sun, terrace } from './outdoors.js';
import { deep, reef, surface } from './water.js';

export const BACKDROPS = {
  sun,
  rays,
  terrace,
  night,
  palms,
  clouds,
  fiesta,
  arch,
  lattice,
  split,
  felt,
  curtain,
  rings,
  stripes,
  iso,
  points,
  weave,
  deep,
  surface,
  reef,
  pitch,
  court,
  arena,
} as const satisfies Record<(typeof BACKDROP_NAMES)[number], Drawing>;

export type BackdropName = keyof typeof BACKDROPS;
